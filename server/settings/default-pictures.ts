import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DefaultPictureProduct, defaultPictureProducts } from '#domain/default-pictures.ts'
import type { PublicPicture } from '#domain/public-picture.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { findPicture, recordPicture } from '#server/kernel/media.ts'
import { type StoredPicture, storePublicPicture, toPublicPicture } from '#server/kernel/public-pictures.ts'
import type { SettingsNeeds } from './index.ts'
import { siteConfig } from './tables.ts'
import { writeConfig } from './write-config.ts'

export type DefaultPictures = Partial<Record<DefaultPictureProduct, StoredPicture>>

/** What stands of a product, with the version that a change must have seen (0 before the first). */
export type VersionedPicture = {
  product: DefaultPictureProduct
  picture: StoredPicture | null
  version: number
}

/** The same for pages. */
export type DefaultPictureView = Omit<VersionedPicture, 'picture'> & { picture: PublicPicture | null }

export const toView = ({ product, picture, version }: VersionedPicture): DefaultPictureView => ({
  product,
  picture: picture && toPublicPicture(picture, ''),
  version,
})

export type SetDefaultPictureOutcome =
  | { ok: true }
  | { ok: false; reason: 'picture' }
  /** Somebody else changed it in between: what stands now. */
  | { ok: false; reason: 'conflict'; current: DefaultPictureView }

const storedSchema: z.ZodType<StoredPicture> = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  byteSize: z.int().optional(),
})

/** Specification, back office section 3: `{product}_default_image`. */
const keyOf = (product: DefaultPictureProduct): string => `${product}_default_image`

export async function loadDefaultPictures(executor: Executor): Promise<VersionedPicture[]> {
  const rows = await executor
    .select()
    .from(siteConfig)
    .where(inArray(siteConfig.configKey, defaultPictureProducts.map(keyOf)))
  return defaultPictureProducts.map((product) => {
    const row = rows.find(({ configKey }) => configKey === keyOf(product))
    const picture = storedSchema.nullable().safeParse(row?.configValue ?? null)
    return { product, picture: picture.data ?? null, version: row?.version ?? 0 }
  })
}

export async function listDefaultPictures({
  database,
}: Pick<SettingsNeeds, 'database'>): Promise<DefaultPictureView[]> {
  return (await loadDefaultPictures(database.orm)).map(toView)
}

/** An upload of the actor's own, or what is in the media library already. */
export type ChosenPicture = { artworkId: string } | { mediaId: string }

/** Null takes it away. Staff only. */
export async function setDefaultPicture(
  needs: Pick<SettingsNeeds, 'database' | 'clock' | 'files' | 'readUpload'>,
  announce: (transaction: Transaction) => Promise<void>,
  actor: Actor,
  { product, seenVersion }: { product: DefaultPictureProduct; seenVersion: number },
  chosen: ChosenPicture | null,
): Promise<SetDefaultPictureOutcome> {
  const picture = chosen && (await pictureOf(needs, actor, product, chosen))
  if (chosen && !picture) return { ok: false, reason: 'picture' }
  return needs.database.transaction(async (transaction) => {
    const current = (await loadDefaultPictures(transaction)).find((one) => one.product === product)
    const row = {
      configKey: keyOf(product),
      configValue: picture ?? sql`'null'::jsonb`,
      description: 'Stands in where a product has no picture of its own',
      updatedAt: needs.clock.now(),
    }
    if (!(await writeConfig(transaction, row, seenVersion))) {
      const now = (await loadDefaultPictures(transaction)).find((one) => one.product === product)
      return { ok: false, reason: 'conflict', current: toView(now ?? { product, picture: null, version: 0 }) }
    }
    const words = { fileName: `Default picture: ${product.replace('_', ' ')}`, at: needs.clock.now() }
    if (picture) await recordPicture(transaction, actor, { ...words, source: 'default', picture })
    await audit(transaction, actor, {
      action: 'settings.default-picture',
      subject: `settings:${keyOf(product)}`,
      before: current?.picture?.key ?? null,
      after: picture?.key ?? null,
    })
    await announce(transaction)
    return { ok: true }
  })
}

const pictureOf = (
  needs: Pick<SettingsNeeds, 'database' | 'clock' | 'files' | 'readUpload'>,
  actor: Actor,
  product: DefaultPictureProduct,
  chosen: ChosenPicture,
): Promise<StoredPicture | null> =>
  'mediaId' in chosen
    ? findPicture(needs.database.orm, chosen.mediaId)
    : store(needs, actor, product, chosen.artworkId)

/** Under `{product}-timestamp` (specification, back office section 7: storage). */
async function store(
  { clock, files, readUpload }: Pick<SettingsNeeds, 'clock' | 'files' | 'readUpload'>,
  actor: Actor,
  product: DefaultPictureProduct,
  artworkId: string,
): Promise<StoredPicture | null> {
  const bytes = await readUpload(actor, artworkId)
  const name = `${product.replace('_', '-')}-${clock.now().getTime()}`
  return bytes && storePublicPicture(files, name, bytes)
}
