import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { wholeArtwork } from '#domain/artwork/crop.ts'
import { isOutage } from '#server/kernel/outage.ts'
import { announceArtwork } from '../announce.ts'
import type { ArtworkDeps } from '../deps.ts'
import { measureEarlierJob } from '../jobs.ts'
import { type ArtworkRow, artworks } from '../tables.ts'
import { measurePart } from './measure-parts.ts'

type Deps = Pick<ArtworkDeps, 'database' | 'files' | 'jobs' | 'log' | 'realtime'>

/** Each takes up to a second of a core; other work in the queue gets its turn in between. */
const batch = 25

/**
 * Measures uploads from before there were checks, in batches from `after` on: in an upgraded shop, saved designs are
 * then checked and nested by their shapes like new ones.
 */
export async function measureEarlier(deps: Deps, after: string | null): Promise<void> {
  const { database, jobs, log } = deps
  // Spelled out: an index on this state alone is not used for a parameter that may be any state.
  const isWanted = and(sql`${artworks.state} = 'ready'`, isNull(artworks.measured))
  const rows = await database.orm
    .select()
    .from(artworks)
    .where(after === null ? isWanted : and(isWanted, gt(artworks.id, after)))
    .orderBy(asc(artworks.id))
    .limit(batch)
  for (const row of rows) {
    // A missing or broken file holds up nothing else; it is judged by its size alone, as before.
    await measureOne(deps, row).catch((error) => {
      if (isOutage(error)) throw error
      log.warn({ artworkId: row.id, error }, 'not measured')
    })
  }
  const last = rows.at(-1)
  if (rows.length === batch && last) await jobs.enqueue(database.orm, measureEarlierJob, { after: last.id })
}

async function measureOne({ database, files, realtime }: Deps, row: ArtworkRow): Promise<void> {
  const measured = await measurePart({ files }, row, wholeArtwork)
  if (!measured) return
  await database.transaction(async (tx) => {
    const [changed] = await tx
      .update(artworks)
      .set({ measured })
      .where(and(eq(artworks.id, row.id), isNull(artworks.measured)))
      .returning()
    if (changed) await announceArtwork(realtime, tx, changed)
  })
}
