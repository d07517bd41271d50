import { inArray, type SQL, sql } from 'drizzle-orm'
import type { RetentionName } from '#domain/shop/retention-terms.ts'
import type { Executor } from '#server/kernel/database.ts'
import { figureOf, type RetentionRule } from '#server/kernel/retention.ts'
import type { FindArtworkUses } from '#server/kernel/text/named-in-json.ts'
import { deleteArtworks } from './delete-artworks.ts'
import type { ArtworkDeps } from './deps.ts'
import { removeUploadJob } from './jobs.ts'
import { artworks } from './tables.ts'

/**
 * Artwork that belongs to no one and is in no design, draft or order is hidden; artwork that was hidden, by this or by
 * its owner, is deleted with its files some days later, unless something uses it by then. `finders` look for such uses.
 */
export function artworkRetention(
  deps: Pick<ArtworkDeps, 'clock' | 'jobs'>,
  finders: readonly FindArtworkUses[],
): readonly RetentionRule[] {
  const findUses = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
    const used: string[] = []
    for (const find of finders) used.push(...(await find(executor, ids)))
    return used
  }
  return [
    {
      ...rule(
        'unfinishedUploads',
        (before) => sql`${artworks.createdAt} < ${before}
        and (${artworks.state} = 'uploading' or ${artworks.isForShop})`,
      ),
      remove: (transaction, ids) => deleteArtworks(deps, transaction, ids),
    },
    {
      ...rule(
        'visitorArtwork',
        (before) => sql`${artworks.createdAt} < ${before} and ${artworks.ownerId} is null
          and ${artworks.removedAt} is null and not ${artworks.isForOrder} and not ${artworks.isForShop}
          and ${artworks.state} in ('ready', 'rejected')`,
      ),
      findUses,
      bytesOf: (executor, due) => bytesOfArtworks(executor, due),
      remove: (transaction, ids) =>
        transaction
          .update(artworks)
          .set({ removedAt: deps.clock.now() })
          .where(inArray(artworks.id, [...ids])),
    },
    {
      ...rule('removedArtwork', (before) => sql`${artworks.removedAt} < ${before}`),
      findUses,
      remove: (transaction, ids) => deleteArtworks(deps, transaction, ids),
    },
    {
      // A drawing for which no one picked fonts is rejected like any other: the reason stays, and its file is deleted.
      ...rule(
        'unpickedDrawings',
        (before) => sql`${artworks.createdAt} < ${before} and ${artworks.missingFonts} is not null`,
      ),
      async remove(transaction, ids) {
        const forgotten = await transaction
          .update(artworks)
          .set({ missingFonts: null })
          .where(inArray(artworks.id, [...ids]))
          .returning({ storageKey: artworks.storageKey })
        for (const { storageKey } of forgotten)
          await deps.jobs.enqueue(transaction, removeUploadJob, { storageKey })
      },
    },
  ]
}

const rule = (name: RetentionName, isDue: (before: SQL) => SQL) => ({
  name,
  table: artworks,
  key: { of: artworks.id, type: 'uuid' as const },
  due: (before: Date): SQL =>
    sql`select ${artworks.id} as id from ${artworks} where ${isDue(sql`${before.toISOString()}::timestamptz`)}`,
})

/** Each page of a PDF has the size of the whole file, which is counted once. */
export const bytesOfArtworks = (executor: Executor, ids: SQL): Promise<number> =>
  figureOf(
    executor,
    sql`select sum(bytes) as figure from (select distinct ${artworks.storageKey}, ${artworks.byteSize} as bytes
      from ${artworks} where ${artworks.id} in (${ids})) files`,
  )
