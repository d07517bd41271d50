import type { CartItem } from './cart-items.ts'

/** What a device did to its cart since it last agreed with the account's: items that are new or other, and ids that are gone. */
export type CartChanges = { puts: CartItem[]; removes: string[] }

export function changesBetween(before: readonly CartItem[], now: readonly CartItem[]): CartChanges {
  const known = new Map(before.map((item) => [item.id, JSON.stringify(item)]))
  const ids = new Set(now.map(({ id }) => id))
  return {
    puts: now.filter((item) => known.get(item.id) !== JSON.stringify(item)),
    removes: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  }
}

/** Ids are made once for each item, so no item comes twice; what one device changed, the other's removal does not take. */
export function applyChanges(items: readonly CartItem[], { puts, removes }: CartChanges): CartItem[] {
  const put = new Map(puts.map((item) => [item.id, item]))
  const kept = items.filter(({ id }) => !removes.includes(id)).map((item) => put.get(item.id) ?? item)
  const ids = new Set(kept.map(({ id }) => id))
  return [...kept, ...puts.filter(({ id }) => !ids.has(id))]
}

export const isUnchanged = ({ puts, removes }: CartChanges): boolean =>
  puts.length === 0 && removes.length === 0
