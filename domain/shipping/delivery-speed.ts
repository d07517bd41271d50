import { addDays, type LocalDay, localTimeOf, weekdayOf } from '../local-time.ts'
import type { Cents } from '../money/money.ts'
import type { DeliveryMethod, PriceRules } from '../orders/totals.ts'
import { nextBusinessDay, type WorkCalendar } from '../shop/work-calendar.ts'

/** How fast an order is shipped. `rush` is also made before all others. */
export const deliverySpeeds = ['standard', 'express', 'rush'] as const
export type DeliverySpeed = (typeof deliverySpeeds)[number]
export type FasterSpeed = Exclude<DeliverySpeed, 'standard'>
export const fasterSpeeds: readonly FasterSpeed[] = ['express', 'rush']

/**
 * `days`: business days with the carrier. `cutOff`, in the shop's time zone: orders paid before it leave the same day.
 */
export type FasterTerms = { isOffered: boolean; price: Cents; days: number; cutOff: string }

/**
 * Standard costs what the shipping rates say and uses the work calendar's cut-off. `pickup.days`: the shop's business
 * days from finishing an order to having it on the pickup shelf.
 */
export type SpeedTerms = { standard: { days: number }; pickup: { days: number } } & Record<
  FasterSpeed,
  FasterTerms
>

export const speedNames: Record<DeliverySpeed, string> = {
  standard: 'Standard',
  express: 'Express',
  rush: 'Rush',
}

/** The speeds that a shopper can choose, slowest first. */
export const offeredSpeeds = (terms: SpeedTerms): DeliverySpeed[] => [
  'standard',
  ...fasterSpeeds.filter((speed) => terms[speed].isOffered),
]

export const isSpeedOffered = (terms: SpeedTerms, speed: DeliverySpeed): boolean =>
  offeredSpeeds(terms).includes(speed)

/**
 * A faster speed has its own price on every order: neither free shipping for large orders nor shipping discounts apply
 * to it. A speed that is not offered counts as standard.
 */
export function priceRulesAt(rules: PriceRules, terms: SpeedTerms, speed: DeliverySpeed): PriceRules {
  if (speed === 'standard' || !terms[speed].isOffered) return rules
  return { ...rules, shippingPrice: terms[speed].price, freeShippingFrom: null, isFaster: true }
}

/** A rush order adds no production days beyond the day that counts. */
export function calendarAt(calendar: WorkCalendar, terms: SpeedTerms, speed: DeliverySpeed): WorkCalendar {
  if (speed === 'standard') return calendar
  const { cutOff } = terms[speed]
  return speed === 'rush' ? { ...calendar, cutOff, turnaround: noTurnaround } : { ...calendar, cutOff }
}

const noTurnaround = { gangSheet: 0, premade: 0, tshirt: 0, tumbler: 0, listing: 0 }

/**
 * The day on which a parcel that leaves on its due date should arrive: carriers work Monday to Friday, except on
 * holidays.
 */
export function arrivalOf(
  dueAt: Date,
  speed: DeliverySpeed,
  terms: SpeedTerms,
  { timeZone, holidays }: Pick<WorkCalendar, 'timeZone' | 'holidays'>,
): LocalDay {
  let { day } = localTimeOf(dueAt, timeZone)
  for (let left = terms[speed].days; left > 0; ) {
    day = addDays(day, 1)
    const isOff = holidays.some((holiday) => holiday.day === day || holiday.day === day.slice(5))
    if (weekdayOf(day) <= 5 && !isOff) left--
  }
  return day
}

/** The day on which a pickup due at that time is ready. */
export function pickupDayOf(dueAt: Date, terms: SpeedTerms, calendar: WorkCalendar): LocalDay {
  let { day } = localTimeOf(dueAt, calendar.timeZone)
  for (let left = terms.pickup.days; left > 0; left--) day = nextBusinessDay(day, calendar)
  return day
}

export type Delivery = { deliveryMethod: DeliveryMethod; deliverySpeed: DeliverySpeed }

/** "Pickup", "Shipping", "Express shipping": the delivery's label in front of its price. */
export function shippingLabel({ deliveryMethod, deliverySpeed }: Delivery): string {
  if (deliveryMethod === 'pickup') return 'Pickup'
  return deliverySpeed === 'standard' ? 'Shipping' : `${speedNames[deliverySpeed]} shipping`
}

/** The same, standing on its own, for staff and customers. */
export const deliveryName = (delivery: Delivery): string =>
  delivery.deliveryMethod === 'pickup' ? 'Local pickup' : shippingLabel(delivery)

type SentRate = { rateId: string; estimatedDays: number | null; amountCents: number }

/**
 * The cheapest rate that keeps the promise made for a faster order, else the fastest; null for standard orders, where
 * staff choose, and when no rate says how long it takes.
 */
export function rateThatKeeps<Rate extends SentRate>(
  { deliverySpeed, arrivesOn }: { deliverySpeed: DeliverySpeed; arrivesOn: LocalDay | null },
  rates: readonly Rate[],
  today: LocalDay,
): Rate | null {
  if (deliverySpeed === 'standard' || arrivesOn === null) return null
  const known = rates.flatMap((rate) =>
    rate.estimatedDays === null ? [] : [{ rate, days: rate.estimatedDays }],
  )
  const left = weekdaysBetween(today, arrivesOn)
  const inTime = known.filter(({ days }) => days <= left)
  const best =
    inTime.length > 0
      ? inTime.sort((one, other) => one.rate.amountCents - other.rate.amountCents)
      : known.sort((one, other) => one.days - other.days || one.rate.amountCents - other.rate.amountCents)
  return best[0]?.rate ?? null
}

/** Weekdays after the first day, up to and including the last. */
function weekdaysBetween(from: LocalDay, to: LocalDay): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (weekdayOf(day) <= 5) count++
  return count
}
