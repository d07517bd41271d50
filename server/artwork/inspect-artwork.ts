import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { DecodingStopped } from '#server/kernel/decoding/decode.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { announceArtwork } from './announce.ts'
import { unshared } from './delete-artworks.ts'
import type { ArtworkDeps } from './deps.ts'
import { takeFurtherPages } from './further-pages.ts'
import { inspectApart, tooComplex } from './inspect-apart.ts'
import { convertedName, type Inspected, previewName, thumbnailName } from './inspected.ts'
import { type InspectionLane, inspectionLaneOf } from './inspection-lane.ts'
import { removeUploadJob } from './jobs.ts'
import { type ArtworkRow, artworks } from './tables.ts'

type Deps = Pick<ArtworkDeps, 'database' | 'files' | 'jobs' | 'realtime' | 'log' | 'ghostscript'>

/** A file that crashes its reader is tried once more: the machine may have been short of memory. */
const mostCrashes = 2

/** Inspects an uploaded artwork and stores the findings. Idempotent. */
export async function inspectArtwork(
  deps: Deps,
  artworkId: string,
  inspect: typeof inspectApart = inspectApart,
): Promise<void> {
  const [artwork] = await deps.database.orm.select().from(artworks).where(isInspecting(artworkId))
  if (!artwork) return
  const { page, lettering } = artwork
  await withWorkFolder(async (folder) => {
    const inspected = await attempt(deps, artwork, (path, lane) =>
      inspect({ path, page, isTrimmed: lettering !== null, folder, ghostscript: deps.ghostscript }, lane),
    )
    await settle(deps, artwork, inspected, await keepFiles(deps, artworkId, inspected, folder))
  })
}

const isInspecting = (artworkId: string) => and(eq(artworks.id, artworkId), eq(artworks.state, 'inspecting'))

/** @throws when it is worth retrying. */
async function attempt(
  deps: Deps,
  artwork: ArtworkRow,
  inspect: (path: string, lane: InspectionLane) => Promise<Inspected>,
): Promise<Inspected> {
  const { id, storageKey } = artwork
  const lane = await inspectionLaneOf(deps.files, artwork)
  try {
    return await deps.files.withLocalFile(storageKey, (path) => inspect(path, lane))
  } catch (error) {
    deps.log.warn({ artworkId: id, error }, 'artwork not inspected')
    if (error instanceof DecodingStopped && (await countCrash(deps, id)) >= mostCrashes)
      return tooComplex(lane)
    throw error
  }
}

/**
 * Counted in the row, since the server may have restarted in between. A server that was killed meanwhile says nothing
 * about the file; one that takes it down each time is given up with its job (release-lost-jobs.ts).
 */
async function countCrash({ database }: Deps, artworkId: string): Promise<number> {
  const [counted] = await database.orm
    .update(artworks)
    .set({ inspectionAttempts: sql`${artworks.inspectionAttempts} + 1` })
    .where(isInspecting(artworkId))
    .returning({ crashes: artworks.inspectionAttempts })
  return counted?.crashes ?? 0
}

async function settle(
  deps: Deps,
  { id, storageKey }: ArtworkRow,
  inspected: Inspected,
  found: Partial<ArtworkRow>,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const [changed] = await tx.update(artworks).set(found).where(isInspecting(id)).returning()
    if (!changed) return
    if (inspected.ok ? inspected.isConverted : !inspected.missingFonts)
      await dropOriginal(deps, tx, storageKey)
    if (inspected.ok && changed.page === 1)
      await takeFurtherPages(deps, tx, changed, inspected.facts.pageCount)
    await announceArtwork(deps.realtime, tx, changed)
  })
}

/** A file that can't be printed is of no use to anyone; the reason stays on record. */
async function dropOriginal(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  storageKey: string,
): Promise<void> {
  for (const key of await unshared(tx, [storageKey]))
    await jobs.enqueue(tx, removeUploadJob, { storageKey: key })
}

async function keepFiles(
  { files }: Deps,
  artworkId: string,
  inspected: Inspected,
  folder: string,
): Promise<Partial<ArtworkRow>> {
  if (!inspected.ok) {
    const { rejection, missingFonts = null } = inspected
    return { state: 'rejected', rejection, missingFonts }
  }
  const { facts } = inspected
  const previewKey = `artworks/${artworkId}/${previewName}`
  const thumbnailKey = `artworks/${artworkId}/${thumbnailName}`
  const contentType = 'image/webp'
  await files.write(previewKey, createReadStream(join(folder, previewName)), { contentType })
  await files.write(thumbnailKey, createReadStream(join(folder, thumbnailName)), { contentType })
  const storageKey = `artworks/${artworkId}/${convertedName}`
  if (inspected.isConverted)
    await files.write(storageKey, createReadStream(join(folder, convertedName)), {
      contentType: facts.contentType,
    })
  return {
    ...(inspected.isConverted && { storageKey }),
    state: 'ready',
    contentType: facts.contentType,
    sha256: facts.sha256,
    widthPx: facts.widthPx,
    heightPx: facts.heightPx,
    inkLeftPx: facts.ink.left,
    inkTopPx: facts.ink.top,
    inkWidthPx: facts.ink.width,
    inkHeightPx: facts.ink.height,
    densityDpi: facts.densityDpi,
    hasAlpha: facts.hasAlpha,
    measured: facts.measured,
    previewKey,
    thumbnailKey,
  }
}
