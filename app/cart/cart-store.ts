import { keepText, type Place, readJson, readText } from '#app/browser-storage.ts'
import {
  addItem,
  type CartItem,
  type NewCartItem,
  newCartItemId,
  putBackItem,
  removeItem,
  replaceItem,
  repriceItems,
  updateQuantity,
} from '#domain/cart/cart-items.ts'

/**
 * Storage key of the cart in the browser; it survives reloads and the trip to the payment page (docs/decisions.md 4).
 */
export const cartStorageKey = 'gangwayCart'

export type CartStore = {
  /** The same array until something changes, as useSyncExternalStore requires. */
  read(): readonly CartItem[]
  subscribe(listener: () => void): () => void
  /** Returns the id the item was given: prefix, timestamp, random number. */
  add(item: NewCartItem, prefix?: string): string
  remove(id: string): void
  putBack(item: CartItem, index: number): void
  /** Zero or less removes the item. */
  updateQuantity(id: string, quantity: number): void
  /** Replaces an item's contents and keeps its id. */
  replace(id: string, content: NewCartItem): void
  reprice(unitPrices: ReadonlyMap<string, number>): void
  clear(): void
  /** All items at once, as the account has them. */
  putAll(items: readonly CartItem[]): void
  /** Another tab has changed what is stored. */
  reload(): void
}

/**
 * Every change starts from what is stored now, so that two tabs don't undo each other's changes. If the browser stores
 * nothing (private windows, full disks), the cart stays in memory until the page is closed.
 */
export function createCartStore(place: Place): CartStore {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let items: readonly CartItem[] = []
  let isMemoryOnly = false

  const load = (): void => {
    if (isMemoryOnly) return
    const stored = readText(place, cartStorageKey)
    if (stored === text) return
    text = stored
    items = itemsIn(readJson(place, cartStorageKey))
  }
  const change = (next: (items: readonly CartItem[]) => CartItem[]): void => {
    load()
    items = next(items)
    text = JSON.stringify(items)
    isMemoryOnly ||= !keepText(place, cartStorageKey, text)
    for (const listener of listeners) listener()
  }

  return {
    read() {
      load()
      return items
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(item, prefix = 'item') {
      const id = newCartItemId(prefix, Date.now(), Math.random())
      change((now) => addItem(now, item, id))
      return id
    },
    remove: (id) => change((now) => removeItem(now, id)),
    putBack: (item, index) => change((now) => putBackItem(now, item, index)),
    updateQuantity: (id, quantity) => change((now) => updateQuantity(now, id, quantity)),
    replace: (id, content) => change((now) => replaceItem(now, id, content)),
    reprice: (unitPrices) => change((now) => repriceItems(now, unitPrices)),
    clear: () => change(() => []),
    putAll: (all) => change(() => [...all]),
    reload() {
      load()
      for (const listener of listeners) listener()
    },
  }
}

/**
 * Items that cannot be read (from another version, or a curious shopper) are left out; the server validates the rest.
 */
export const itemsIn = (stored: unknown): CartItem[] => (Array.isArray(stored) ? stored.filter(isItem) : [])

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof CartItem, unknown>>
  return (
    typeof item.id === 'string' &&
    typeof item.productType === 'string' &&
    typeof item.name === 'string' &&
    Number.isSafeInteger(item.quantity) &&
    Number.isSafeInteger(item.unitPrice) &&
    typeof item.designData === 'object' &&
    item.designData !== null
  )
}
