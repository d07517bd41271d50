import { Store, Truck } from 'lucide-react'
import { Fragment, type JSX, type ReactNode } from 'react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { dueDateOf, promiseWords } from '#domain/orders/due-date.ts'
import { type DeliveryMethod, type PriceRules, type Quote, quoteLines } from '#domain/orders/quote.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'

export type DeliveryFacts = {
  pickupAddress: { street1: string; city: string; state: string; zip: string }
  pickupHours: string[]
  pickupDays: string
  shippingDays: string
  calendar: WorkCalendar
}

export function DeliveryFields({
  facts,
  rules,
  quote,
  productTypes,
  value,
  onValueChange,
}: {
  facts: DeliveryFacts
  rules: PriceRules
  quote: Quote
  /** What is bought: the slowest of it decides. */
  productTypes: readonly string[]
  value: DeliveryMethod
  onValueChange: (value: DeliveryMethod) => void
}) {
  const { street1, city, state } = facts.pickupAddress
  const line = { id: 'subtotal', unitPrice: quote.subtotal, quantity: 1 }
  // The page is drawn in the browser alone once the cart is known, so the moment is the shopper's.
  const dueAt = dueDateOf(new Date(), productTypes, facts.calendar)
  const promised = (method: DeliveryMethod) => (
    <strong className="block font-semibold text-green-ink">
      {promiseWords(method, dueAt, facts.calendar.timeZone)}
    </strong>
  )
  const shipping = quoteLines([line], 'shipping', rules).shipping
  return (
    <RadioCards
      label="Delivery method"
      isLabelHidden
      name="delivery"
      value={value}
      onValueChange={(chosen) => onValueChange(chosen === 'pickup' ? 'pickup' : 'shipping')}
      columns="sm:grid-cols-2"
      options={[
        {
          value: 'shipping',
          label: 'Shipping',
          description: (
            <>
              {promised('shipping')}
              Takes <Unbroken>{facts.shippingDays}</Unbroken>
            </>
          ),
          aside: shipping === 0 ? 'FREE' : formatMoney(shipping),
          picture: <Truck className="size-5 shrink-0 text-ink-muted" aria-hidden />,
        },
        {
          value: 'pickup',
          label: 'Pickup',
          description: <PickupWords {...{ promised, street1, city, state, facts }} />,
          aside: 'FREE',
          picture: <Store className="size-5 shrink-0 text-ink-muted" aria-hidden />,
        },
      ]}
    />
  )
}

function PickupWords({
  promised,
  street1,
  city,
  state,
  facts,
}: {
  promised: (method: DeliveryMethod) => JSX.Element
  street1: string
  city: string
  state: string
  facts: DeliveryFacts
}) {
  return (
    <>
      {promised('pickup')}
      {street1}, {city}, {state}. Ready in <Unbroken>{facts.pickupDays}.</Unbroken>{' '}
      {facts.pickupHours.map((hours, index) => (
        <Fragment key={hours}>
          {index > 0 && ', '}
          <Unbroken>{hours}</Unbroken>
        </Fragment>
      ))}
    </>
  )
}

/** "2-3 days" is not torn apart at its hyphen. */
const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
)
