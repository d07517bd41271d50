import type { CartItem } from './cart-items.ts'

/** What a device changed in its cart since it last matched the account's: items added or modified, and ids removed. */
export type CartChanges = { puts: CartItem[]; removes: string[] }

export function changesBetween(before: readonly CartItem[], now: readonly CartItem[]): CartChanges {
  const known = new Map(before.map((item) => [item.id, JSON.stringify(item)]))
  const ids = new Set(now.map(({ id }) => id))
  return {
    puts: now.filter((item) => known.get(item.id) !== JSON.stringify(item)),
    removes: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  }
}

/**
 * Each item's id is created only once, so no item appears twice; an item that one device changed survives its removal
 * on the other.
 */
export function applyChanges(items: readonly CartItem[], { puts, removes }: CartChanges): CartItem[] {
  const put = new Map(puts.map((item) => [item.id, item]))
  const kept = items.filter(({ id }) => !removes.includes(id)).map((item) => put.get(item.id) ?? item)
  const ids = new Set(kept.map(({ id }) => id))
  return [...kept, ...puts.filter(({ id }) => !ids.has(id))]
}

export const isUnchanged = ({ puts, removes }: CartChanges): boolean =>
  puts.length === 0 && removes.length === 0
