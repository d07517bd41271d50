import type { CartItem } from '#domain/cart/cart-items.ts'
import { parseItems, type StorePlace } from './cart-store.ts'

/** Where the cart lies on which this device and the account last agreed, and whose account it was. */
const agreedKey = 'gangwayCartAgreed'

export type AgreedCart = { owner: string; items: CartItem[] }

export function readAgreed(place: () => StorePlace): AgreedCart | null {
  try {
    const stored: unknown = JSON.parse(place().getItem(agreedKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('items' in stored))
      return null
    const { owner, items } = stored
    return typeof owner === 'string' ? { owner, items: parseItems(JSON.stringify(items)) } : null
  } catch {
    return null
  }
}

export function keepAgreed(place: () => StorePlace, agreed: AgreedCart): void {
  try {
    place().setItem(agreedKey, JSON.stringify(agreed))
  } catch {
    // Without storage it is kept for as long as the page lives.
  }
}

/** An item that is taken off this device's cart while nobody is signed in stays in the account's cart. */
export function leaveToAccount(id: string, place: () => StorePlace = () => window.localStorage): void {
  const agreed = readAgreed(place)
  if (agreed) keepAgreed(place, { ...agreed, items: agreed.items.filter((item) => item.id !== id) })
}
