import { and, eq, lt } from 'drizzle-orm'
import { after, days, minutes } from '#server/kernel/clock.ts'
import { finishUpload } from './finish-upload.ts'
import { inspectArtworkJob, removeUploadJob } from './jobs.ts'
import type { ArtworkNeeds } from './needs.ts'
import { artworks } from './tables.ts'

/** How long an upload may pause before its bytes are given up. */
export const unfinishedUploadLife = days(3)

/** Inspection takes seconds; what waits this long has lost its job. */
const inspectionPatience = minutes(30)

/** Ends what a crash left in the middle: finishes complete uploads, gives up old ones, asks again for inspection. */
export async function sweepUploads(needs: ArtworkNeeds): Promise<void> {
  await finishComplete(needs)
  await giveUpOld(needs)
  await inspectForgotten(needs)
  await removeShopUploads(needs)
}

async function finishComplete(needs: ArtworkNeeds): Promise<void> {
  const { database, clock, files } = needs
  const unfinished = await database.orm
    .select({ id: artworks.id, key: artworks.storageKey, byteSize: artworks.byteSize })
    .from(artworks)
    .where(and(eq(artworks.state, 'uploading'), lt(artworks.createdAt, after(clock.now(), -minutes(2)))))
  for (const { id, key, byteSize } of unfinished) {
    if ((await files.size(key)) === byteSize) await finishUpload(needs, id)
  }
}

async function giveUpOld({ database, clock, jobs }: ArtworkNeeds): Promise<void> {
  const tooOld = after(clock.now(), -unfinishedUploadLife)
  await database.transaction(async (tx) => {
    const givenUp = await tx
      .delete(artworks)
      .where(and(eq(artworks.state, 'uploading'), lt(artworks.createdAt, tooOld)))
      .returning({ storageKey: artworks.storageKey })
    for (const { storageKey } of givenUp) await jobs.enqueue(tx, removeUploadJob, { storageKey })
  })
}

async function inspectForgotten({ database, clock, jobs }: ArtworkNeeds): Promise<void> {
  const forgotten = await database.orm
    .select({ artworkId: artworks.id })
    .from(artworks)
    .where(
      and(eq(artworks.state, 'inspecting'), lt(artworks.uploadedAt, after(clock.now(), -inspectionPatience))),
    )
  for (const data of forgotten) {
    await jobs.enqueue(database.orm, inspectArtworkJob, data, { singletonKey: data.artworkId })
  }
}

/** What staff put in for the shop has been copied to where the shop keeps it. */
async function removeShopUploads({ database, clock, jobs }: ArtworkNeeds): Promise<void> {
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
