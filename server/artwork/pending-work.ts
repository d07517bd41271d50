import { and, eq, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { announceArtwork } from './announce.ts'
import type { ArtworkDeps } from './deps.ts'
import { inspectionJobs } from './jobs.ts'
import { artworks } from './tables.ts'

/** Uploads waiting for inspection. */
export const artworkWork = ({ jobs, realtime }: Pick<ArtworkDeps, 'jobs' | 'realtime'>): PendingWork[] => [
  {
    name: 'inspections of artwork',
    jobs: Object.values(inspectionJobs),
    key: 'artworkId',
    waiting: sql`select id::text as id from ${artworks} where state = 'inspecting'`,
    // A file that lost its job may be what killed its process, so it waits where it holds up the fewest others.
    enqueue: (transaction, id) => jobs.enqueue(transaction, inspectionJobs.drawings, { artworkId: id }),
    async giveUp(transaction, id) {
      const [row] = await transaction
        .update(artworks)
        .set({ state: 'rejected', rejection: 'We couldn’t check this file. Please upload it again.' })
        .where(and(eq(artworks.id, id), eq(artworks.state, 'inspecting')))
        .returning()
      if (row) await announceArtwork(realtime, transaction, row)
    },
  },
]
