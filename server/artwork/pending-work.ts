import { and, eq, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { announceArtwork } from './announce.ts'
import type { ArtworkDeps } from './deps.ts'
import { inspectionJobs } from './jobs.ts'
import { artworks } from './tables.ts'

/** Uploads that wait to be looked at. */
export const artworkWork = ({ jobs, realtime }: Pick<ArtworkDeps, 'jobs' | 'realtime'>): PendingWork[] => [
  {
    name: 'inspections of artwork',
    jobs: Object.values(inspectionJobs),
    key: 'artworkId',
    waiting: sql`select id::text as id from ${artworks} where state = 'inspecting'`,
    // What has lost its job may be what ended its process: it waits where it holds up the fewest.
    enqueue: (transaction, id) => jobs.enqueue(transaction, inspectionJobs.drawings, { artworkId: id }),
    async giveUp(transaction, id) {
      const [row] = await transaction
        .update(artworks)
        .set({ state: 'rejected', rejection: 'We could not look at this file. Please upload it again.' })
        .where(and(eq(artworks.id, id), eq(artworks.state, 'inspecting')))
        .returning()
      if (row) await announceArtwork(realtime, transaction, row)
    },
  },
]
