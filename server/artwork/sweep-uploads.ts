import { and, eq, lt } from 'drizzle-orm'
import { after, days, minutes } from '#server/kernel/clock.ts'
import type { ArtworkDeps } from './deps.ts'
import { finishUpload } from './finish-upload.ts'
import { removeUploadJob } from './jobs.ts'
import { artworks } from './tables.ts'

/** How long an upload may pause before its bytes are given up. */
export const unfinishedUploadLife = days(3)

/** Ends what a crash left in the middle: finishes complete uploads and gives up old ones. */
export async function sweepUploads(deps: ArtworkDeps): Promise<void> {
  await finishComplete(deps)
  await giveUpOld(deps)
  await removeShopUploads(deps)
}

async function finishComplete(deps: ArtworkDeps): Promise<void> {
  const { database, clock, files } = deps
  const unfinished = await database.orm
    .select({ id: artworks.id, key: artworks.storageKey, byteSize: artworks.byteSize })
    .from(artworks)
    .where(and(eq(artworks.state, 'uploading'), lt(artworks.createdAt, after(clock.now(), -minutes(2)))))
  for (const { id, key, byteSize } of unfinished) {
    if ((await files.size(key)) === byteSize) await finishUpload(deps, id)
  }
}

async function giveUpOld({ database, clock, jobs }: ArtworkDeps): Promise<void> {
  const tooOld = after(clock.now(), -unfinishedUploadLife)
  await database.transaction(async (tx) => {
    const givenUp = await tx
      .delete(artworks)
      .where(and(eq(artworks.state, 'uploading'), lt(artworks.createdAt, tooOld)))
      .returning({ storageKey: artworks.storageKey })
    for (const { storageKey } of givenUp) await jobs.enqueue(tx, removeUploadJob, { storageKey })
  })
}

/** What staff put in for the shop has been copied to where the shop keeps it. */
async function removeShopUploads({ database, clock, jobs }: ArtworkDeps): Promise<void> {
  const tooOld = after(clock.now(), -unfinishedUploadLife)
  await database.transaction(async (tx) => {
    const { storageKey, previewKey, thumbnailKey } = artworks
    const gone = await tx
      .delete(artworks)
      .where(and(eq(artworks.isForShop, true), lt(artworks.createdAt, tooOld)))
      .returning({ storageKey, previewKey, thumbnailKey })
    for (const key of gone.flatMap((row) => [row.storageKey, row.previewKey, row.thumbnailKey]))
      if (key !== null) await jobs.enqueue(tx, removeUploadJob, { storageKey: key })
  })
}
