import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type DefaultPictureProduct, defaultPictureProducts } from '#domain/catalog/default-pictures.ts'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { Executor } from '#server/kernel/database.ts'
import { type StoredPicture, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { SettingsDeps } from './deps.ts'
import { siteConfig } from './tables.ts'

export type DefaultPictures = Partial<Record<DefaultPictureProduct, StoredPicture>>

/** The current picture of a product, with the version that a change must have seen (0 before the first). */
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

const storedSchema: z.ZodType<StoredPicture> = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  byteSize: z.int().optional(),
})

/** docs/spec-map.md B3: `{product}_default_image`. */
export const defaultPictureKeyOf = (product: DefaultPictureProduct): string => `${product}_default_image`

export async function loadDefaultPictures(executor: Executor): Promise<VersionedPicture[]> {
  const rows = await executor
    .select()
    .from(siteConfig)
    .where(inArray(siteConfig.configKey, defaultPictureProducts.map(defaultPictureKeyOf)))
  return defaultPictureProducts.map((product) => {
    const row = rows.find(({ configKey }) => configKey === defaultPictureKeyOf(product))
    const picture = storedSchema.nullable().safeParse(row?.configValue ?? null)
    return { product, picture: picture.data ?? null, version: row?.version ?? 0 }
  })
}

export async function listDefaultPictures({
  database,
}: Pick<SettingsDeps, 'database'>): Promise<DefaultPictureView[]> {
  return (await loadDefaultPictures(database.orm)).map(toView)
}

export async function loadDefaultPicture(
  executor: Executor,
  product: DefaultPictureProduct,
): Promise<VersionedPicture> {
  const found = (await loadDefaultPictures(executor)).find((one) => one.product === product)
  return found ?? { product, picture: null, version: 0 }
}
