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
  /** Which discount it is, and how much it takes off what. */
  discountLabel?: string
  /** How much of the subtotal is setup fees, in cents. */
  setupFees?: number
  /** The cart cannot be ordered yet, or is empty: no figures are shown, since they would not be those of an order. */
  isOpen?: boolean
}) {
  const money = (amount: Cents, zero?: string) => (isOpen ? '–' : <Money amount={amount} zero={zero} />)
  const isFree = totals.shipping === 0
  const rows = [
    {
      label: 'Subtotal',
      value: money(totals.subtotal),
      note: setupFees > 0 && !isOpen ? `Includes ${formatMoney(cents(setupFees))} for setup` : undefined,
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
  if (delivery === 'pickup') return 'Pickup at the shop is free'
  if (rules.isFaster) return 'For the faster delivery you chose'
  if (rules.freeShippingFrom === null) return 'Pickup at the shop is free'
  if (totals.shipping === 0) return `Free from ${formatMoney(rules.freeShippingFrom)}`
  return `Free from ${formatMoney(rules.freeShippingFrom)}, and for pickup`
}
