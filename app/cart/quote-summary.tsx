import { Money } from '#app/ui/money.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DeliveryMethod, PriceRules, Quote } from '#domain/orders/quote.ts'
import { type DeliverySpeed, shippingLabel } from '#domain/shipping/delivery-speed.ts'

/** The figures of a quote, each explained. */
export function QuoteSummary({
  quote,
  delivery,
  rules,
  speed = 'standard',
  discountLabel = 'Discount',
  setupFees = 0,
}: {
  quote: Quote
  delivery: DeliveryMethod
  rules: PriceRules
  speed?: DeliverySpeed
  /** Which discount it is, and what it takes off what. */
  discountLabel?: string
  /** How much of the subtotal is setting up, in cents. */
  setupFees?: number
}) {
  const isFree = quote.shipping === 0
  const rows = [
    {
      label: 'Subtotal',
      value: <Money amount={quote.subtotal} />,
      note: setupFees > 0 ? `With ${formatMoney(cents(setupFees))} for setting up` : undefined,
    },
    ...(quote.discount > 0
      ? [
          {
            label: discountLabel,
            value: <>−{formatMoney(quote.discount)}</>,
            tone: 'good' as const,
          },
        ]
      : []),
    {
      label: shippingLabel({ deliveryMethod: delivery, deliverySpeed: speed }),
      value: <Money amount={quote.shipping} zero="FREE" />,
      note: shippingNote(quote, delivery, rules),
      tone: isFree ? ('good' as const) : ('plain' as const),
    },
    {
      label: 'Tax',
      value: <Money amount={quote.tax} />,
      note: `${rules.taxRate / 100}% of the subtotal`,
    },
  ]
  return <SummaryList rows={rows} total={{ label: 'Total', value: <Money amount={quote.total} /> }} />
}

function shippingNote(quote: Quote, delivery: DeliveryMethod, rules: PriceRules): string {
  if (delivery === 'pickup') return 'Picking up at the shop costs nothing'
  if (rules.isFaster) return 'For the faster delivery that you chose'
  if (rules.freeShippingFrom === null) return 'Picking up at the shop is free'
  if (quote.shipping === 0) return `Free from ${formatMoney(rules.freeShippingFrom)}`
  return `Free from ${formatMoney(rules.freeShippingFrom)}, and for pickup`
}
