import { Store, Truck } from 'lucide-react'
import { Fragment, type JSX, type ReactNode } from 'react'
import { arrivalAt, pickupAt, priceAt, type SpeedFacts } from '#app/cart/delivery-dates.ts'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { promiseWords } from '#domain/orders/due-date.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'

export type DeliveryFacts = {
  pickupAddress: { street1: string; city: string; state: string; zip: string }
  pickupHours: string[]
  calendar: WorkCalendar
}

export function DeliveryFields({
  facts,
  speeds,
  productTypes,
  value,
  onValueChange,
  speed,
}: {
  facts: DeliveryFacts
  speeds: SpeedFacts
  /** The products in the cart: the slowest one decides. */
  productTypes: readonly string[]
  value: DeliveryMethod
  onValueChange: (value: DeliveryMethod) => void
  /** The chosen speed. */
  speed: DeliverySpeed
}) {
  const { street1, city, state } = facts.pickupAddress
  const promised = (method: DeliveryMethod) => {
    const terms = { calendar: facts.calendar, terms: speeds.terms, productTypes }
    const { dueAt, arrivesOn } = method === 'pickup' ? pickupAt(terms) : arrivalAt(speed, terms)
    return (
      <strong className="block font-semibold text-green-ink">
        {promiseWords(method, dueAt, facts.calendar.timeZone, arrivesOn)}
      </strong>
    )
  }
  const shipping = priceAt(speed, speeds)
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
          description: promised('shipping'),
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
      {street1}, {city}, {state}.{' '}
      {facts.pickupHours.map((hours, index) => (
        <Fragment key={hours}>
          {index > 0 && ', '}
          <Unbroken>{hours}</Unbroken>
        </Fragment>
      ))}
    </>
  )
}

/** Keeps "9AM-6PM" from breaking at its hyphen. */
const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
)
