import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { announceArtwork } from './announce.ts'
import type { ArtworkDeps } from './deps.ts'
import { inspectionJobs } from './jobs.ts'
import { type ArtworkRow, artworks } from './tables.ts'

/**
 * Every page of a PDF is an artwork: creates those for the second page and on, which share the bytes of the first.
 * Called once, in the transaction that makes the first page ready.
 */
export async function takeFurtherPages(
  { jobs, realtime }: Pick<ArtworkDeps, 'jobs' | 'realtime'>,
  tx: Transaction,
  first: ArtworkRow,
  pageCount: number,
): Promise<void> {
  if (pageCount < 2) return
  const { ownerId, visitorId, isForOrder, fileName, byteSize, storageKey, createdAt, uploadedAt } = first
  const owned = { ownerId, visitorId, isForOrder }
  const shared = { ...owned, byteSize, storageKey, createdAt, uploadedAt, pageOf: first.id }
  const pages = Array.from({ length: pageCount - 1 }, (_, index) => index + 2)
  const made = await tx
    .insert(artworks)
    .values(
      pages.map((page) => ({
        ...shared,
        page,
        fileName: nameOf(fileName, page),
        state: 'inspecting' as const,
      })),
    )
    .returning()
  await tx
    .update(artworks)
    .set({ fileName: nameOf(fileName, 1) })
    .where(eq(artworks.id, first.id))
  for (const row of made) {
    await jobs.enqueue(tx, inspectionJobs.drawings, { artworkId: row.id })
    await announceArtwork(realtime, tx, row)
  }
}

const nameOf = (fileName: string, page: number): string => `${fileName}, page ${page}`
