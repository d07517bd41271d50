import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { ArtworkDeps } from './deps.ts'
import { removeUploadJob } from './jobs.ts'
import { mayHandle } from './policy.ts'
import { artworks } from './tables.ts'

export type RemoveOutcome = { ok: true } | { ok: false; reason: 'unknown' }

/**
 * Removes an artwork from its owner's list, or from a draft order that staff are still writing. Its bytes stay for some
 * days, and for as long as designs and orders use it (retention.ts); an upload that was never finished is deleted with
 * them right away.
 */
export async function removeArtwork(
  { database, clock, jobs }: Pick<ArtworkDeps, 'database' | 'clock' | 'jobs'>,
  actor: Actor,
  id: string,
): Promise<RemoveOutcome> {
  return database.transaction(async (tx) => {
    const own = and(eq(artworks.id, id), isNull(artworks.removedAt), mayHandle(actor))
    const [unfinished] = await tx
      .delete(artworks)
      .where(and(own, eq(artworks.state, 'uploading')))
      .returning({ storageKey: artworks.storageKey })
    if (unfinished) {
      await jobs.enqueue(tx, removeUploadJob, unfinished)
      return { ok: true }
    }
    const hidden = await tx
      .update(artworks)
      .set({ removedAt: clock.now() })
      .where(own)
      .returning({ id: artworks.id })
    return hidden.length > 0 ? { ok: true } : { ok: false, reason: 'unknown' }
  })
}
