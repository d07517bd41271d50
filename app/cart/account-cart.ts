import type { Place } from '#app/browser-storage.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { applyChanges, changesBetween, isUnchanged } from '#domain/cart/merge-carts.ts'
import { keepAgreed, readAgreed } from './agreed-cart.ts'
import type { CartStore } from './cart-store.ts'

/** Sends this device's changes and reads the account's cart; null if the shop could not be reached. */
export type AskAccount = (changes: { puts: CartItem[]; removes: string[] }) => Promise<CartItem[] | null>

/**
 * One account's cart on this device. The cart already on the device joins it, as a guest's does at sign-in; items kept
 * by another account stay with that account.
 */
export function createAccountCart(
  owner: string,
  store: Pick<CartStore, 'read' | 'putAll'>,
  place: Place,
  ask: AskAccount,
) {
  let agreed = readAgreed(place)
  let isAsking = false
  let isAskedAgain = false

  const agree = (items: CartItem[]): void => {
    agreed = { owner, items }
    keepAgreed(place, agreed)
  }
  const takeOver = (): void => {
    if (agreed?.owner === owner) return
    if (agreed) {
      const theirs = agreed.items.map(({ id }) => id)
      const changed = changesBetween(agreed.items, store.read()).puts.map(({ id }) => id)
      const left = store.read().filter(({ id }) => changed.includes(id) || !theirs.includes(id))
      if (left.length < store.read().length) store.putAll(left)
    }
    agree([])
  }

  const syncOnce = async (): Promise<void> => {
    takeOver()
    const sent = store.read()
    const items = await ask(changesBetween(agreed?.items ?? [], sent))
    if (!items) return
    const since = changesBetween(sent, store.read())
    agree(items)
    const merged = applyChanges(items, since)
    if (JSON.stringify(merged) !== JSON.stringify(store.read())) store.putAll(merged)
    if (!isUnchanged(since)) isAskedAgain = true
  }

  return {
    /** Calls during a sync are covered by one more sync afterwards. */
    async sync(): Promise<void> {
      isAskedAgain = true
      if (isAsking) return
      isAsking = true
      try {
        while (isAskedAgain) {
          isAskedAgain = false
          await syncOnce()
        }
      } finally {
        isAsking = false
      }
    },
    /** Whether this device has changes that the account doesn't know about. */
    hasNews: (): boolean => !isUnchanged(changesBetween(agreed?.items ?? [], store.read())),
  }
}
