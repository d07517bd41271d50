import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { type Cents, cents, formatMoney } from '#domain/money/money.ts'
import type { DeliveryMethod, OrderTotals, PriceRules } from '#domain/orders/totals.ts'
import { type DeliverySpeed, shippingLabel } from '#domain/shipping/delivery-speed.ts'

/** The totals of a cart, each explained. */
export function TotalsSummary({
  totals,
  delivery,
  rules,
  speed = 'standard',
  discountLabel = 'Discount',
  setupFees = 0,
  isOpen = false,
}: {
  totals: OrderTotals
  delivery: DeliveryMethod
  rules: PriceRules
  speed?: DeliverySpeed
  /** Which discount it is, and what it takes off what. */
  discountLabel?: string
  /** How much of the subtotal is setting up, in cents. */
  setupFees?: number
  /** Nothing can be ordered as it is, or nothing is there: figures of the rest would be no order's. */
  isOpen?: boolean
}) {
  const money = (amount: Cents, zero?: string) => (isOpen ? '–' : <Money amount={amount} zero={zero} />)
  const isFree = totals.shipping === 0
  const rows = [
    {
      label: 'Subtotal',
      value: money(totals.subtotal),
      note: setupFees > 0 && !isOpen ? `With ${formatMoney(cents(setupFees))} for setting up` : undefined,
    },
    ...(totals.discount > 0 && !isOpen
      ? [
          {
            label: discountLabel,
            value: <>−{formatMoney(totals.discount)}</>,
            tone: 'good' as const,
          },
        ]
      : []),
    {
      label: shippingLabel({ deliveryMethod: delivery, deliverySpeed: speed }),
      value: money(totals.shipping, 'FREE'),
      note: isOpen ? undefined : shippingNote(totals, delivery, rules),
      tone: isFree && !isOpen ? ('good' as const) : ('plain' as const),
    },
    {
      label: 'Tax',
      value: money(totals.tax),
      note: `${rules.taxRate / 100}% of the subtotal`,
    },
  ]
  return <SummaryList rows={rows} total={{ label: 'Total', value: money(totals.total) }} />
}

function shippingNote(totals: OrderTotals, delivery: DeliveryMethod, rules: PriceRules): string {
  if (delivery === 'pickup') return 'Picking up at the shop costs nothing'
  if (rules.isFaster) return 'For the faster delivery that you chose'
  if (rules.freeShippingFrom === null) return 'Picking up at the shop is free'
  if (totals.shipping === 0) return `Free from ${formatMoney(rules.freeShippingFrom)}`
  return `Free from ${formatMoney(rules.freeShippingFrom)}, and for pickup`
}
