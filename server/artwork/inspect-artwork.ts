import { and, eq } from 'drizzle-orm'
import { announceArtwork } from './announce.ts'
import { takeFurtherPages } from './further-pages.ts'
import { type Inspection, inspectPicture } from './inspect-picture.ts'
import type { ArtworkNeeds } from './needs.ts'
import { type ArtworkRow, artworks } from './tables.ts'

type Needs = Pick<ArtworkNeeds, 'database' | 'files' | 'jobs' | 'realtime'>

/** Inspects an uploaded artwork and keeps what was found. Run again, it does the same or nothing. */
export async function inspectArtwork(needs: Needs, artworkId: string): Promise<void> {
  const { database, files, realtime } = needs
  const [artwork] = await database.orm
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, artworkId), eq(artworks.state, 'inspecting')))
  if (!artwork) return
  const inspection = await files.withLocalFile(artwork.storageKey, (path) =>
    inspectPicture(path, artwork.page, artwork.lettering !== null),
  )
  const found = inspection.ok
    ? await keepPictures(files, artworkId, inspection)
    : refused(inspection.rejection)
  await database.transaction(async (tx) => {
    const [changed] = await tx
      .update(artworks)
      .set(found)
      .where(and(eq(artworks.id, artworkId), eq(artworks.state, 'inspecting')))
      .returning()
    if (!changed) return
    if (inspection.ok && changed.page === 1)
      await takeFurtherPages(needs, tx, changed, inspection.facts.pageCount)
    await announceArtwork(realtime, tx, changed)
  })
}

const refused = (rejection: string): Partial<ArtworkRow> => ({ state: 'rejected', rejection })

async function keepPictures(
  files: Needs['files'],
  artworkId: string,
  { facts, preview, thumbnail }: Inspection & { ok: true },
): Promise<Partial<ArtworkRow>> {
  const previewKey = `artworks/${artworkId}/preview.webp`
  const thumbnailKey = `artworks/${artworkId}/thumbnail.webp`
  await files.write(previewKey, preview, { contentType: 'image/webp' })
  await files.write(thumbnailKey, thumbnail, { contentType: 'image/webp' })
  return {
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
