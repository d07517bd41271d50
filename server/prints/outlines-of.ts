import { eq, inArray } from 'drizzle-orm'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import type { PrintsDeps } from './deps.ts'
import { printProducts } from './tables.ts'

/**
 * The outlines of originals' ink in fractions of the image, by their keys: traced on first request, and stored. There
 * is none for an original that was replaced or cannot be read.
 */
export async function outlinesOf(
  { database, traceStored }: Pick<PrintsDeps, 'database' | 'traceStored'>,
  originalKeys: readonly string[],
): Promise<Map<string, InkOutline>> {
  if (originalKeys.length === 0) return new Map()
  const { originalKey: key, originalOutline: outline } = printProducts
  const rows = await database.orm
    .select({ key, outline })
    .from(printProducts)
    .where(inArray(key, [...originalKeys]))
  const found = new Map<string, InkOutline>()
  for (const row of rows) {
    const traced = row.outline ?? (await traceStored(row.key))
    if (!traced) continue
    found.set(row.key, traced)
    if (!row.outline)
      await database.orm.update(printProducts).set({ originalOutline: traced }).where(eq(key, row.key))
  }
  return found
}
