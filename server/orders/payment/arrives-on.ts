import { type LocalDay, localTimeOf } from '#domain/local-time.ts'
import { arrivalOf, type Delivery, pickupDayOf } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** The day an order that staff want finished by then should reach its customer: for a pickup, that same day. */
export const arrivesOn = (
  { deliveryMethod, deliverySpeed }: Delivery,
  dueAt: Date,
  settings: ShopSettings,
): LocalDay =>
  deliveryMethod === 'pickup'
    ? localTimeOf(dueAt, settings.timeZone).day
    : arrivalOf(dueAt, deliverySpeed, settings.speeds, settings)

/** The same for an order due by the shop's calendar: pickups have their own days. */
export const usuallyArrivesOn = (delivery: Delivery, dueAt: Date, settings: ShopSettings): LocalDay =>
  delivery.deliveryMethod === 'pickup'
    ? pickupDayOf(dueAt, settings.speeds, settings)
    : arrivesOn(delivery, dueAt, settings)
