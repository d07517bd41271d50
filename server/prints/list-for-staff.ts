import { and, asc, inArray } from 'drizzle-orm'
import { searchPatterns } from '#domain/search-words.ts'
import { everyRow } from '#server/kernel/list/every-row.ts'
import { findPage, inOrder } from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import { largestFileKey } from '#server/kernel/pictures/public-pictures.ts'
import type { PrintsDeps } from './deps.ts'
import { hasWords } from './has-words.ts'
import type { StaffPrint } from './operations/print-shape.ts'
import { toStaff } from './present.ts'
import { printProducts, printProductVariants } from './tables.ts'

const newestFirst = {
  table: printProducts,
  id: printProducts.id,
  sortKeys: { createdAt: { by: printProducts.createdAt, type: 'timestamptz' } },
} as const

/** A page of all products, on sale or not, newest first: those that contain every word of `text`. */
export async function pageForStaff(
  { database }: Pick<PrintsDeps, 'database'>,
  { text, after, limit }: { text?: string | undefined; after?: Place | undefined; limit: number },
): Promise<{ prints: StaffPrint[]; next: Place | null }> {
  const sort = { column: 'createdAt', isDescending: true } as const
  const wish = { sort, rows: limit, ...(after && { after }) }
  const { ids, next } = await findPage(
    database.orm,
    newestFirst,
    and(...hasWords(searchPatterns(text ?? ''), printProducts.category)),
    wish,
  )
  return { prints: await listByIds({ database }, ids), next }
}

/** The number of products, on sale or not. */
export const countForStaff = ({ database: { orm } }: Pick<PrintsDeps, 'database'>): Promise<number> =>
  orm.$count(printProducts)

/** For imports and exports, which have already checked the actor. */
export const hasProduct = async (deps: Pick<PrintsDeps, 'database'>, id: string): Promise<boolean> =>
  (await findForStaff(deps, id)) !== null

/** Null if there is none. */
export const findForStaff = async (
  deps: Pick<PrintsDeps, 'database'>,
  id: string,
): Promise<StaffPrint | null> => (await listByIds(deps, [id]))[0] ?? null

/** In the order of `ids`, on sale or not; missing ones are left out. */
export async function listByIds(
  { database }: Pick<PrintsDeps, 'database'>,
  ids: readonly string[],
): Promise<StaffPrint[]> {
  if (ids.length === 0) return []
  const rows = await database.orm
    .select()
    .from(printProducts)
    .where(inArray(printProducts.id, [...ids]))
  return present(database, inOrder([...new Set(ids)], rows))
}

/** What an export contains beyond what staff see: where its files are stored, so that an import finds them again. */
export type ExportedPrint = StaffPrint & {
  createdAt: string
  files: { original: string; watermarked: string; thumbnail: string; picture: string; hasPhotograph: boolean }
}

/** By slug; for imports. */
export async function findBySlugs(
  { database }: Pick<PrintsDeps, 'database'>,
  slugs: readonly string[],
): Promise<StaffPrint[]> {
  if (slugs.length === 0) return []
  const isOne = inArray(printProducts.slug, [...slugs])
  return present(database, await database.orm.select().from(printProducts).where(isOne))
}

/** All of them in pages of `size`, oldest first; for exports. */
export async function* readAllForStaff(
  { database }: Pick<PrintsDeps, 'database'>,
  size: number,
): AsyncGenerator<ExportedPrint> {
  const { id, createdAt } = printProducts
  const oldest = { by: { by: createdAt, type: 'timestamptz' }, id } as const
  const pages = everyRow(oldest, size, ({ key, isBehind, orderBy }) =>
    database.orm
      .select({ id, key, row: printProducts })
      .from(printProducts)
      .where(isBehind)
      .orderBy(...orderBy)
      .limit(size),
  )
  for await (const page of pages) {
    const rows = page.map(({ row }) => row)
    const shown = await present(database, rows)
    for (const [at, row] of rows.entries()) {
      const print = shown[at]
      if (!print) continue
      const { originalKey: original, watermarkedKey: watermarked, thumbnailKey: thumbnail } = row
      const { picture, hasPhotograph } = row
      const files = { original, watermarked, thumbnail, picture: largestFileKey(picture), hasPhotograph }
      yield { ...print, createdAt: row.createdAt.toISOString(), files }
    }
  }
}

async function present(
  database: PrintsDeps['database'],
  rows: readonly (typeof printProducts.$inferSelect)[],
): Promise<StaffPrint[]> {
  if (rows.length === 0) return []
  const variants = await database.orm
    .select()
    .from(printProductVariants)
    .where(
      inArray(
        printProductVariants.productId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(printProductVariants.sizeHeight), asc(printProductVariants.sizeWidth))
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return rows.map((row) => toStaff(row, byProduct.get(row.id) ?? []))
}
