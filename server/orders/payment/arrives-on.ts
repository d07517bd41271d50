import { type LocalDay, localTimeOf } from '#domain/local-time.ts'
import { arrivalOf, type Delivery, pickupDayOf } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** The day on which an order that staff want made by then should be with its customer: a pickup on that very day. */
export const arrivesOn = (
  { deliveryMethod, deliverySpeed }: Delivery,
  dueAt: Date,
  settings: ShopSettings,
): LocalDay =>
  deliveryMethod === 'pickup'
    ? localTimeOf(dueAt, settings.timeZone).day
    : arrivalOf(dueAt, deliverySpeed, settings.speeds, settings)

/** The same of an order that is due as the shop's calendar has it: a pickup has its own days. */
export const usuallyArrivesOn = (delivery: Delivery, dueAt: Date, settings: ShopSettings): LocalDay =>
  delivery.deliveryMethod === 'pickup'
    ? pickupDayOf(dueAt, settings.speeds, settings)
    : arrivesOn(delivery, dueAt, settings)
