import type { Cents } from '#domain/money/money.ts'
import { dueDateOf } from '#domain/orders/due-date.ts'
import { type OrderTotals, type PriceRules, totalsOf } from '#domain/orders/totals.ts'
import {
  arrivalOf,
  calendarAt,
  type DeliverySpeed,
  pickupDayOf,
  priceRulesAt,
  type SpeedTerms,
} from '#domain/shipping/delivery-speed.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'

/** `rules` are those for standard shipping. */
export type SpeedFacts = { terms: SpeedTerms; rules: PriceRules; totals: Pick<OrderTotals, 'subtotal'> }

type DatedCart = { calendar: WorkCalendar; terms: SpeedTerms; productTypes: readonly string[] }

/**
 * When an order paid now would leave and should arrive. Pages that use this render it only in the browser, once the
 * cart is known, so the time is the shopper's. The slowest of `productTypes` decides.
 */
export function arrivalAt(speed: DeliverySpeed, { calendar, terms, productTypes }: DatedCart) {
  const dueAt = dueDateOf(new Date(), productTypes, calendarAt(calendar, terms, speed))
  return { dueAt, arrivesOn: arrivalOf(dueAt, speed, terms, calendar) }
}

/** The same for pickup: when the order is made and ready. */
export function pickupAt({ calendar, terms, productTypes }: DatedCart) {
  const dueAt = dueDateOf(new Date(), productTypes, calendar)
  return { dueAt, arrivesOn: pickupDayOf(dueAt, terms, calendar) }
}

/** What shipping this cart costs at that speed. */
export function priceAt(speed: DeliverySpeed, { terms, rules, totals }: SpeedFacts): Cents {
  const line = { id: 'subtotal', unitPrice: totals.subtotal, quantity: 1 }
  return totalsOf([line], 'shipping', priceRulesAt(rules, terms, speed)).shipping
}
