import type { CheckoutInput, FieldErrors } from '#domain/cart/checkout.ts'
import { isSpeedOffered } from '#domain/shipping/delivery-speed.ts'
import { missingOfAddress } from '#domain/shipping/street-address.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** What is wrong with a delivery by the shop's own settings; null when nothing is. */
export function wrongDelivery(
  { delivery, speed, address }: CheckoutInput,
  { speeds, isAddressRequired }: ShopSettings,
): FieldErrors | null {
  if (delivery === 'pickup') return null
  if (!isSpeedOffered(speeds, speed)) return { speed: notOffered }
  const missing = isAddressRequired ? missingOfAddress(address) : {}
  return Object.keys(missing).length > 0 ? missing : null
}

const notOffered = 'We no longer ship that fast. Choose another speed'
