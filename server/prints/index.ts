import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { PrintKind } from '#domain/print-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { browsePrints, type PrintFilter, type PrintShelf } from './browse-prints.ts'
import { createFromFiles, type PrintOrigin } from './create-from-files.ts'
import { type CreatePrintOutcome, createPrintProduct, type PrintPictures } from './create-print-product.ts'
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
import type { BrowserCopies } from './make-copies.ts'
import type { PrintsNeeds } from './needs.ts'
import { printOperations } from './operations/index.ts'
import { type PrintDetails, type PrintForSale, type StaffPrint, toForSale } from './present.ts'
import { findPrintUses } from './record-media.ts'
import { type RemovePrintOutcome, removePrintProduct } from './remove-print-product.ts'
import { type UpdatePrintOutcome, updatePrintProduct } from './update-print-product.ts'

export type { PrintFilter, PrintShelf } from './browse-prints.ts'
export type { CreatePrintOutcome, PrintPictures } from './create-print-product.ts'
export type { NewCategory, NewPrintProduct, PrintEdit } from './input.ts'
export type { ExportedPrint } from './list-for-staff.ts'
export type { BrowserCopies } from './make-copies.ts'
export type {
  PrintCard,
  PrintCategory,
  PrintDetails,
  PrintForSale,
  PrintVariant,
  StaffPrint,
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
  /** Of a picture that the actor has uploaded; null where none was chosen. */
  createFromUpload(
    actor: Actor,
    input: NewPrintProduct,
    artworkId: string | null,
    copies?: BrowserCopies,
  ): Promise<CreatePrintOutcome>
  /** `artworkId` replaces the picture. */
  update(
    actor: Actor,
    seen: { id: string; seenVersion: number },
    input: PrintEdit,
    artworkId: string | null,
    copies?: BrowserCopies,
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
  remove(actor: Actor, id: string): Promise<RemovePrintOutcome>
  findMediaUses: FindMediaUses
  ensureCategories(actor: Actor, categories: readonly NewCategory[]): Promise<{ ok: true; added: number }>
  operations: BoundOperation[]
}

export function createPrints(needs: PrintsNeeds): Prints {
  return {
    browse: (filter) => browsePrints(needs, filter),
    find: (kind, slug) => findPrint(needs, kind, slug),
    listAddresses: () => listAddresses(needs),
    forSale: async (variantIds) => (await findVariants(needs, variantIds)).map(toForSale),
    createPrintProduct: (actor, input, pictures) => createPrintProduct(needs, actor, input, pictures),
    listForStaff: () => listForStaff(needs),
    createFromUpload: async (actor, input, artworkId, copies) => {
      const original = artworkId === null ? null : await needs.readUpload(actor, artworkId)
      return createPrintProduct(needs, actor, input, { original: original ?? new Uint8Array(), copies })
    },
    update: async (actor, seen, input, artworkId, copies) => {
      const original = artworkId === null ? null : await needs.readUpload(actor, artworkId)
      return updatePrintProduct(needs, actor, seen, input, original && { original, copies })
    },
    check(input) {
      const reading = printEditSchema.safeParse(input)
      return reading.success ? null : fieldErrorsOf(reading.error)
    },
    createFromFiles: (actor, input, files, origin) => createFromFiles(needs, actor, input, files, origin),
    hasProduct: async (id) => (await findForStaff(needs, id)) !== null,
    findBySlugs: (slugs) => findBySlugs(needs, slugs),
    readAll: (pageSize) => readAllForStaff(needs, pageSize),
    remove: (actor, id) => removePrintProduct(needs, actor, id),
    findMediaUses: findPrintUses,
    ensureCategories: (actor, categories) => ensureCategories(needs, actor, categories),
    operations: bindOperations(printOperations, needs),
  }
}
