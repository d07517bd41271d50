import { randomUUID } from 'node:crypto'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import { firstVariants, missingForSale } from '#domain/catalog/print-editing.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { cents } from '#domain/money/money.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { storePublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import { slugChoices } from '#server/kernel/text/slugs.ts'
import type { PrintsDeps } from './deps.ts'
import { type NewPrintProduct, newPrintProductSchema } from './input.ts'
import { type BrowserCopies, makeCopies } from './make-copies.ts'
import { type MadePictures, recordCopies } from './record-media.ts'
import { printProducts, printProductVariants } from './tables.ts'

/** `original` is what is printed; `photograph` shows the product in use and may be public. */
export type PrintPictures = {
  original: Uint8Array
  photograph?: Uint8Array
  /** Made in the browser and previewed before saving; used if they match the original. */
  copies?: BrowserCopies
}

/** Chosen by the creator; those of variants in their order. */
export type PrintIds = { id?: string; variantIds?: readonly string[] }

export type CreatePrintOutcome =
  | { ok: true; id: string; slug: string }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Verbatim from the specification (docs/spec-map.md B8). */
  | {
      ok: false
      reason: 'picture'
      message: 'Image required' | 'File too large' | 'failed to load the image'
    }

/**
 * Puts a product on its shelf, along with the public copies of its original. A gang sheet without variants gets the
 * standard ones (docs/spec-map.md B9). Staff only.
 */
export async function createPrintProduct(
  deps: PrintsDeps,
  actor: Actor,
  input: NewPrintProduct,
  pictures: PrintPictures,
  { id = randomUUID(), variantIds = [] }: PrintIds = {},
): Promise<CreatePrintOutcome> {
  const reading = newPrintProductSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const { original, photograph } = pictures
  if (original.byteLength === 0) return { ok: false, reason: 'picture', message: 'Image required' }
  if (Math.max(original.byteLength, photograph?.byteLength ?? 0) > maxArtworkBytes)
    return { ok: false, reason: 'picture', message: 'File too large' }

  const { variants: given, ...product } = reading.data
  const variants = given.length > 0 ? given : firstVariants(product.kind, cents(product.basePriceCents))
  const missing = missingForSale(product.isActive, variants)
  if (missing) return { ok: false, reason: 'invalid', fieldErrors: missing }
  const made = await makeAll(deps, pictures)
  if (!made) return { ok: false, reason: 'picture', message: 'failed to load the image' }

  const originalKey = await keepOriginal(deps, id, original)
  const slug = await deps.database.transaction(async (transaction) => {
    const row = {
      ...product,
      ...picturesOf(made, originalKey, photograph !== undefined),
      id,
      createdBy: actor.user?.id ?? null,
      createdAt: deps.clock.now(),
    }
    const taken = await insertWithSlug(transaction, row)
    const { title, hasPhotograph, createdAt: at } = row
    await recordCopies(transaction, actor, made, { title, hasPhotograph, at })
    if (variants.length > 0)
      await transaction
        .insert(printProductVariants)
        .values(variants.map((variant, at) => ({ ...variant, id: variantIds[at], productId: id })))
    await audit(transaction, actor, {
      action: 'print-product.create',
      subject: `print-product:${id}`,
      after: { ...product, variants },
    })
    return taken
  })
  return { ok: true, id, slug }
}

/** The text that the shelf search covers. */
export const searchTextOf = ({
  title,
  description = '',
  tags = [],
}: {
  title: string
  description?: string
  tags?: readonly string[]
}): string => [title, description, ...tags].join(' ')

export async function insertWithSlug(
  transaction: Transaction,
  row: Omit<typeof printProducts.$inferInsert, 'slug'> & { id: string },
  wanted?: string,
): Promise<string> {
  for (const slug of [...(wanted ? [wanted] : []), ...slugChoices(row.title, row.id)]) {
    const added = await transaction
      .insert(printProducts)
      .values({ ...row, slug, searchText: searchTextOf(row) })
      .onConflictDoNothing({ target: printProducts.slug })
      .returning({ slug: printProducts.slug })
    if (added.length > 0) return slug
  }
  throw new Error(`No free address for ${row.title}`)
}

/** Null if one of the files is not a readable image. */
export async function makeAll(
  { files, describeShop }: PrintsDeps,
  { original, photograph, copies: given }: PrintPictures,
): Promise<MadePictures | null> {
  const { siteName } = await describeShop()
  const copies = await makeCopies(files, original, siteName, given)
  if (!copies) return null
  const picture = await storePublicPicture(files, 'products', photograph ?? copies.watermarked.bytes)
  return picture && { copies, picture }
}

/** Originals are never public, and are kept when replaced: paid orders print them. */
export async function keepOriginal({ files }: PrintsDeps, id: string, original: Uint8Array): Promise<string> {
  const key = `originals/${id}/${randomUUID()}`
  await files.write(key, original, { contentType: 'application/octet-stream' })
  return key
}

/** What a product's row stores about its pictures. */
export const picturesOf = (
  { copies, picture }: MadePictures,
  originalKey: string,
  hasPhotograph: boolean,
) => ({
  originalKey,
  originalWidthPx: copies.original.width,
  originalHeightPx: copies.original.height,
  originalOutline: null,
  watermarkedKey: copies.watermarked.key,
  watermarkedWidthPx: copies.watermarked.width,
  watermarkedHeightPx: copies.watermarked.height,
  thumbnailKey: copies.thumbnail.key,
  picture,
  hasPhotograph,
})
