import { inBrowser, keepJson, type Place, readJson } from '#app/browser-storage.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { itemsIn } from './cart-store.ts'

/** Storage key of the cart that this device and the account last agreed on, and which account that was. */
const agreedKey = 'gangwayCartAgreed'

export type AgreedCart = { owner: string; items: CartItem[] }

export function readAgreed(place: Place): AgreedCart | null {
  const { owner, items }: Partial<Record<keyof AgreedCart, unknown>> = Object(readJson(place, agreedKey))
  return typeof owner === 'string' ? { owner, items: itemsIn(items) } : null
}

export const keepAgreed = (place: Place, agreed: AgreedCart): boolean => keepJson(place, agreedKey, agreed)

/** An item removed from this device's cart while no one is signed in stays in the account's cart. */
export function leaveToAccount(id: string, place: Place = inBrowser): void {
  const agreed = readAgreed(place)
  if (agreed) keepAgreed(place, { ...agreed, items: agreed.items.filter((item) => item.id !== id) })
}
