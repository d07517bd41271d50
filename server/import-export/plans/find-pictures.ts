import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { largestFileKey } from '#server/kernel/pictures/public-pictures.ts'
import { media } from '#server/kernel/tables.ts'
import type { ImportExportDeps } from '../deps.ts'

/** Finds pictures in the media library by lowercase file name; the latest if several match. */
export async function findPictures(
  { database: { orm } }: Pick<ImportExportDeps, 'database'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const name = sql<string>`lower(${media.fileName})`
  const rows = await orm
    .select({ name, picture: media.picture })
    .from(media)
    .where(
      and(
        inArray(name, [...new Set(names.map((one) => one.toLowerCase()))]),
        eq(media.kind, 'picture'),
        isNotNull(media.picture),
        isNull(media.removedAt),
      ),
    )
    .orderBy(desc(media.createdAt))
  const found = new Map<string, string>()
  for (const row of rows)
    if (row.picture && !found.has(row.name)) found.set(row.name, largestFileKey(row.picture))
  return found
}
