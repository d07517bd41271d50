import type { CheckoutInput, FieldErrors } from '#domain/cart/checkout.ts'
import { isSpeedOffered } from '#domain/shipping/delivery-speed.ts'
import { missingOfAddress } from '#domain/shipping/street-address.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** What the shop's own settings ask of a delivery; null when it is as they ask. */
export function wrongDelivery(
  { delivery, speed, address }: CheckoutInput,
  { speeds, isAddressRequired }: ShopSettings,
): FieldErrors | null {
  if (delivery === 'pickup') return null
  if (!isSpeedOffered(speeds, speed)) return { speed: notOffered }
  const missing = isAddressRequired ? missingOfAddress(address) : {}
  return Object.keys(missing).length > 0 ? missing : null
}

const notOffered = 'We do not ship that fast any more. Choose another speed'
