import type { LocalDay } from '#domain/local-time.ts'
import { arrivalOf, type Delivery } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** The day on which an order that is due then should be with its customer; null for a pickup. */
export const arrivesOn = (
  { deliveryMethod, deliverySpeed }: Delivery,
  dueAt: Date,
  settings: ShopSettings,
): LocalDay | null =>
  deliveryMethod === 'pickup' ? null : arrivalOf(dueAt, deliverySpeed, settings.speeds, settings)
