import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { browsePrints, type PrintFilter, type PrintShelf } from './browse-prints.ts'
import { createFromFiles, type PrintOrigin } from './create-from-files.ts'
import { type CreatePrintOutcome, createPrintProduct, type PrintPictures } from './create-print-product.ts'
import type { PrintsDeps } from './deps.ts'
import { ensureCategories } from './ensure-categories.ts'
import { findPrint, findVariants, listAddresses } from './find-print.ts'
import { type NewCategory, type NewPrintProduct, type PrintEdit, printEditSchema } from './input.ts'
import {
  type ExportedPrint,
  findBySlugs,
  findForStaff,
  listForStaff,
  readAllForStaff,
} from './list-for-staff.ts'
import { printOperations } from './operations/index.ts'
import type { StaffPrint } from './operations/print-shape.ts'
import { type PrintDetails, type PrintForSale, toForSale } from './present.ts'
import { findPrintUses } from './record-media.ts'
import { type UpdatePrintOutcome, updatePrintProduct } from './update-print-product.ts'

export type { PrintFilter, PrintShelf } from './browse-prints.ts'
export type { CreatePrintOutcome, PrintPictures } from './create-print-product.ts'
export type { NewCategory, NewPrintProduct, PrintEdit } from './input.ts'
export type { ExportedPrint } from './list-for-staff.ts'
export type { StaffPrint } from './operations/print-shape.ts'
export type {
  PrintCard,
  PrintCategory,
  PrintDetails,
  PrintForSale,
  PrintVariant,
} from './present.ts'
export type { UpdatePrintOutcome } from './update-print-product.ts'

export type Prints = {
  browse(filter: PrintFilter): Promise<PrintShelf>
  find(kind: PrintKind, slug: string): Promise<PrintDetails | null>
  /** All active products, for sitemaps. */
  listAddresses(): Promise<{ kind: PrintKind; slug: string }[]>
  /** Variants by their ids with what an order keeps of them; for the cart. */
  forSale(variantIds: readonly string[]): Promise<PrintForSale[]>
  createPrintProduct(
    actor: Actor,
    input: NewPrintProduct,
    pictures: PrintPictures,
  ): Promise<CreatePrintOutcome>
  /** For staff: all products with their variants. */
  listForStaff(actor: Actor): Promise<StaffPrint[]>
  /** The picture stays; for imports. */
  update(
    actor: Actor,
    seen: { id: string; seenVersion: number },
    input: PrintEdit,
  ): Promise<UpdatePrintOutcome>
  /** What is wrong with a product that somebody filled in; null when nothing is. */
  check(input: unknown): FieldErrors | null
  /** Of files that are in the store already; for imports. */
  createFromFiles(
    actor: Actor,
    input: unknown,
    files: ExportedPrint['files'],
    origin: PrintOrigin,
  ): Promise<CreatePrintOutcome>
  /** For imports and exports, which have asked who acts. */
  hasProduct(id: string): Promise<boolean>
  findBySlugs(slugs: readonly string[]): Promise<StaffPrint[]>
  readAll(pageSize: number): AsyncGenerator<ExportedPrint>
  findMediaUses: FindMediaUses
  ensureCategories(actor: Actor, categories: readonly NewCategory[]): Promise<{ ok: true; added: number }>
  operations: BoundOperation[]
}

export function createPrints(deps: PrintsDeps): Prints {
  return {
    browse: (filter) => browsePrints(deps, filter),
    find: (kind, slug) => findPrint(deps, kind, slug),
    listAddresses: () => listAddresses(deps),
    forSale: async (variantIds) => (await findVariants(deps, variantIds)).map(toForSale),
    createPrintProduct: (actor, input, pictures) => createPrintProduct(deps, actor, input, pictures),
    listForStaff: () => listForStaff(deps),
    update: (actor, seen, input) => updatePrintProduct(deps, actor, seen, input, null),
    check(input) {
      const reading = printEditSchema.safeParse(input)
      return reading.success ? null : fieldErrorsOf(reading.error)
    },
    createFromFiles: (actor, input, files, origin) => createFromFiles(deps, actor, input, files, origin),
    hasProduct: async (id) => (await findForStaff(deps, id)) !== null,
    findBySlugs: (slugs) => findBySlugs(deps, slugs),
    readAll: (pageSize) => readAllForStaff(deps, pageSize),
    findMediaUses: findPrintUses,
    ensureCategories: (actor, categories) => ensureCategories(deps, actor, categories),
    operations: bindOperations(printOperations, deps),
  }
}
