import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import { missingForSale } from '#domain/catalog/print-editing.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import {
  keepOriginal,
  makeAll,
  type PrintPictures,
  picturesOf,
  searchTextOf,
} from './create-print-product.ts'
import type { PrintsDeps } from './deps.ts'
import { type PrintEdit, printEditSchema } from './input.ts'
import { findForStaff } from './list-for-staff.ts'
import type { StaffPrint } from './operations/print-shape.ts'
import { recordCopies } from './record-media.ts'
import { printProducts, printProductVariants } from './tables.ts'

export type UpdatePrintOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'picture'; message: 'File too large' | 'failed to load the image' }
  /** Someone else saved in between: `current` is what they saved. Nothing was changed. */
  | { ok: false; reason: 'conflict'; current: StaffPrint }

type Variants = z.output<typeof printEditSchema>['variants']

/**
 * Saves an edit made to the version that was seen. Variants keep their ids, which carts and orders refer to; one that
 * is left out is deleted. `pictures` replaces the original and its copies. Staff only.
 */
export async function updatePrintProduct(
  deps: PrintsDeps,
  actor: Actor,
  { id, seenVersion }: { id: string; seenVersion: number },
  input: PrintEdit,
  pictures: PrintPictures | null = null,
): Promise<UpdatePrintOutcome> {
  const reading = printEditSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const missing = missingForSale(reading.data.isActive, reading.data.variants)
  if (missing) return { ok: false, reason: 'invalid', fieldErrors: missing }
  const before = await findForStaff(deps, id)
  if (!before) return { ok: false, reason: 'not_found' }
  if (before.version !== seenVersion) return { ok: false, reason: 'conflict', current: before }
  if (pictures && pictures.original.byteLength > maxArtworkBytes)
    return { ok: false, reason: 'picture', message: 'File too large' }
  const made = pictures && (await makeAll(deps, pictures))
  if (pictures && !made) return { ok: false, reason: 'picture', message: 'failed to load the image' }
  const replaced =
    pictures && made
      ? picturesOf(made, await keepOriginal(deps, id, pictures.original), pictures.photograph !== undefined)
      : {}

  const { variants, ...product } = reading.data
  const isSaved = await deps.database.transaction(async (transaction) => {
    const [saved] = await transaction
      .update(printProducts)
      .set({
        ...product,
        ...replaced,
        searchText: searchTextOf(product),
        version: sql`${printProducts.version} + 1`,
      })
      .where(and(eq(printProducts.id, id), eq(printProducts.version, seenVersion)))
      .returning({ id: printProducts.id })
    if (!saved) return false
    await saveVariants(transaction, id, variants)
    if (made)
      await recordCopies(transaction, actor, made, {
        title: product.title,
        hasPhotograph: pictures?.photograph !== undefined,
        at: deps.clock.now(),
      })
    await audit(transaction, actor, {
      action: 'print-product.update',
      subject: `print-product:${id}`,
      before,
      after: { ...reading.data, hasNewPicture: pictures !== null },
    })
    return true
  })
  if (isSaved) return { ok: true, id }
  const current = await findForStaff(deps, id)
  return current ? { ok: false, reason: 'conflict', current } : { ok: false, reason: 'not_found' }
}

async function saveVariants(transaction: Transaction, productId: string, variants: Variants): Promise<void> {
  const kept = variants.flatMap(({ id }) => (id ? [id] : []))
  await transaction
    .delete(printProductVariants)
    .where(
      and(
        eq(printProductVariants.productId, productId),
        kept.length > 0 ? notInArray(printProductVariants.id, kept) : undefined,
      ),
    )
  // Two variants may swap places: first move them out of each other's way, then to their positions.
  for (const [at, id] of kept.entries())
    await transaction
      .update(printProductVariants)
      .set({ finish: `moving ${at}` })
      .where(and(eq(printProductVariants.id, id), eq(printProductVariants.productId, productId)))
  for (const { id, ...variant } of variants) {
    const [changed] = id
      ? await transaction
          .update(printProductVariants)
          .set(variant)
          .where(and(eq(printProductVariants.id, id), eq(printProductVariants.productId, productId)))
          .returning({ id: printProductVariants.id })
      : []
    if (!changed) await transaction.insert(printProductVariants).values({ ...variant, productId })
  }
}
