import { eq, inArray } from 'drizzle-orm'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import type { PrintsDeps } from './deps.ts'
import { printProducts } from './tables.ts'

/**
 * The outlines of originals' ink in shares of the picture, by their keys: traced when first asked for, and kept. Of an original
 * that was replaced, or cannot be read, there is none.
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
