import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { ArtworkDeps } from './deps.ts'
import { removeUploadJob } from './jobs.ts'
import { artworks } from './tables.ts'

/** Uploads. The files that an order was printed from stay with the order, and belong to no one. */
export function artworkOwnData({
  database: { orm },
  clock,
  jobs,
}: Pick<ArtworkDeps, 'database' | 'clock' | 'jobs'>): OwnDataPart {
  const upload = {
    id: artworks.id,
    fileName: artworks.fileName,
    contentType: artworks.contentType,
    byteSize: artworks.byteSize,
    sha256: artworks.sha256,
    createdAt: artworks.createdAt,
    removedAt: artworks.removedAt,
  }
  return {
    read: {
      uploads: ({ userId }) =>
        rowsOf(
          orm
            .select(upload)
            .from(artworks)
            .where(eq(artworks.ownerId, userId))
            .orderBy(desc(artworks.createdAt)),
        ),
    },
    async hand(transaction, from, to) {
      await transaction.update(artworks).set({ ownerId: to.userId }).where(eq(artworks.ownerId, from.userId))
    },
    async erase(transaction, { userId }, { artworkIds }) {
      const own = eq(artworks.ownerId, userId)
      if (artworkIds.length > 0)
        await transaction
          .update(artworks)
          .set({ ownerId: null, visitorId: null, removedAt: clock.now() })
          .where(and(own, inArray(artworks.id, [...artworkIds])))
      const gone = await transaction
        .delete(artworks)
        .where(and(own, notInArray(artworks.id, [...artworkIds])))
        .returning({
          storageKey: artworks.storageKey,
          previewKey: artworks.previewKey,
          thumbnailKey: artworks.thumbnailKey,
        })
      const keys = new Set(gone.map(({ storageKey }) => storageKey))
      // The pages of a PDF share its bytes: they stay as long as an order prints one of them.
      const held = await transaction
        .select({ storageKey: artworks.storageKey })
        .from(artworks)
        .where(inArray(artworks.storageKey, [...keys]))
      for (const { storageKey } of held) keys.delete(storageKey)
      for (const storageKey of keys) await jobs.enqueue(transaction, removeUploadJob, { storageKey })
      return gone.flatMap(({ previewKey, thumbnailKey }) =>
        [previewKey, thumbnailKey].filter((key) => key !== null),
      )
    },
  }
}
