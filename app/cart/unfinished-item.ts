import { inTab, keepJson, keepText, readJson } from '#app/browser-storage.ts'

/** The cart item that is being changed; null for a new one. */
export type ItemId = string | null

const keyOf = (productType: string, itemId: ItemId): string =>
  `gangwayUnfinished:${productType}:${itemId ?? 'new'}`

/**
 * Work in progress on a product's page in this tab that is not in the cart yet: it survives a reload or a detour to
 * another page.
 */
export const readUnfinished = (productType: string, itemId: ItemId): unknown =>
  readJson(inTab, keyOf(productType, itemId))

export const keepUnfinished = (productType: string, itemId: ItemId, made: unknown): boolean =>
  keepJson(inTab, keyOf(productType, itemId), made)

export const forgetUnfinished = (productType: string, itemId: ItemId): boolean =>
  keepText(inTab, keyOf(productType, itemId), null)
