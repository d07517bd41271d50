import type { PrintKind } from '#domain/print-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { browsePrints, type PrintFilter, type PrintShelf } from './browse-prints.ts'
import { countView } from './count-view.ts'
import { type CreatePrintOutcome, createPrintProduct, type PrintPictures } from './create-print-product.ts'
import { ensureCategories } from './ensure-categories.ts'
import { findPrint, findVariants, listAddresses } from './find-print.ts'
import type { NewCategory, NewPrintProduct } from './input.ts'
import type { PrintsNeeds } from './needs.ts'
import { type PrintDetails, type PrintForSale, toForSale } from './present.ts'

export type { PrintFilter, PrintShelf } from './browse-prints.ts'
export type { CreatePrintOutcome, PrintPictures } from './create-print-product.ts'
export type { NewCategory, NewPrintProduct } from './input.ts'
export type { PrintCard, PrintCategory, PrintDetails, PrintForSale, PrintVariant } from './present.ts'

export type Prints = {
  browse(filter: PrintFilter): Promise<PrintShelf>
  find(kind: PrintKind, slug: string): Promise<PrintDetails | null>
  /** All active products, for sitemaps. */
  listAddresses(): Promise<{ kind: PrintKind; slug: string }[]>
  /** Once per visitor, product and day; robots are left out. Tells whether it counted. */
  countView(actor: Actor, visit: { userAgent: string }, productId: string): Promise<boolean>
  /** Variants by their ids with what an order keeps of them; for the cart. */
  forSale(variantIds: readonly string[]): Promise<PrintForSale[]>
  createPrintProduct(
    actor: Actor,
    input: NewPrintProduct,
    pictures: PrintPictures,
  ): Promise<CreatePrintOutcome>
  ensureCategories(
    actor: Actor,
    categories: readonly NewCategory[],
  ): Promise<{ ok: true; added: number } | { ok: false; reason: 'forbidden' }>
}

export function createPrints(needs: PrintsNeeds): Prints {
  return {
    browse: (filter) => browsePrints(needs, filter),
    find: (kind, slug) => findPrint(needs, kind, slug),
    listAddresses: () => listAddresses(needs),
    countView: (actor, visit, productId) => countView(needs, actor, visit, productId),
    forSale: async (variantIds) => (await findVariants(needs, variantIds)).map(toForSale),
    createPrintProduct: (actor, input, pictures) => createPrintProduct(needs, actor, input, pictures),
    ensureCategories: (actor, categories) => ensureCategories(needs, actor, categories),
  }
}
