import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { pictureSizeOf } from '#server/kernel/pictures/picture-size.ts'
import { findStoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { type CreatePrintOutcome, insertWithSlug } from './create-print-product.ts'
import type { PrintsDeps } from './deps.ts'
import { newPrintProductSchema } from './input.ts'
import type { ExportedPrint } from './list-for-staff.ts'
import { printProductVariants } from './tables.ts'

export type PrintOrigin = { id?: string; slug?: string; createdAt?: Date }

/** Recreates a product on its shelf from files already in the store; for imports. Staff only. */
export async function createFromFiles(
  deps: PrintsDeps,
  actor: Actor,
  input: unknown,
  files: ExportedPrint['files'],
  origin: PrintOrigin,
): Promise<CreatePrintOutcome> {
  const reading = newPrintProductSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const pictures = await readFiles(deps, files).catch(() => null)
  if (!pictures) return { ok: false, reason: 'picture', message: 'failed to load the image' }
  const id = origin.id ?? randomUUID()
  const { variants, ...product } = reading.data
  const slug = await deps.database.transaction(async (transaction) => {
    const row = {
      ...product,
      ...pictures,
      id,
      createdBy: actor.user?.id ?? null,
      createdAt: origin.createdAt ?? deps.clock.now(),
    }
    const address = await insertWithSlug(transaction, row, origin.slug)
    const taken = await takenIds(transaction, variants)
    if (variants.length > 0)
      await transaction.insert(printProductVariants).values(
        variants.map(({ id: own, ...variant }) => ({
          ...variant,
          productId: id,
          ...(own && !taken.has(own) ? { id: own } : {}),
        })),
      )
    await audit(transaction, actor, {
      action: 'print-product.create',
      subject: `print-product:${id}`,
      after: reading.data,
    })
    return address
  })
  return { ok: true, id, slug }
}

/** An id already in use elsewhere does not belong to this product. */
async function takenIds(
  transaction: Transaction,
  variants: readonly { id?: string | undefined }[],
): Promise<Set<string>> {
  const ids = variants.flatMap(({ id }) => (id ? [id] : []))
  if (ids.length === 0) return new Set()
  const rows = await transaction
    .select({ id: printProductVariants.id })
    .from(printProductVariants)
    .where(inArray(printProductVariants.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Null, or an error, when one of the files is missing. */
async function readFiles({ files }: PrintsDeps, keys: ExportedPrint['files']) {
  const picture = await findStoredPicture(files, keys.picture)
  if (!picture || !(await files.exists(keys.thumbnail))) return null
  const original = await files.withLocalFile(keys.original, pictureSizeOf)
  const watermarked = await files.withLocalFile(keys.watermarked, pictureSizeOf)
  if (!original || !watermarked) return null
  return {
    originalKey: keys.original,
    originalWidthPx: original.width,
    originalHeightPx: original.height,
    watermarkedKey: keys.watermarked,
    watermarkedWidthPx: watermarked.width,
    watermarkedHeightPx: watermarked.height,
    thumbnailKey: keys.thumbnail,
    picture,
    hasPhotograph: keys.hasPhotograph,
  }
}
