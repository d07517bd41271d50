import { inTab, keepJson, keepText, readJson } from '#app/browser-storage.ts'

/** The cart's item that takes the change; null for a new one. */
export type ItemId = string | null

const keyOf = (productType: string, itemId: ItemId): string =>
  `gangwayUnfinished:${productType}:${itemId ?? 'new'}`

/** What was begun in this tab on the page of a product, and is not in the cart yet: a reload or a look elsewhere loses nothing. */
export const readUnfinished = (productType: string, itemId: ItemId): unknown =>
  readJson(inTab, keyOf(productType, itemId))

export const keepUnfinished = (productType: string, itemId: ItemId, made: unknown): boolean =>
  keepJson(inTab, keyOf(productType, itemId), made)

export const forgetUnfinished = (productType: string, itemId: ItemId): boolean =>
  keepText(inTab, keyOf(productType, itemId), null)
