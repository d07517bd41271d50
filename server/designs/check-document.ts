import { keepsAspectRatio } from '#domain/artwork/artwork.ts'
import { cropOutline, croppedSize } from '#domain/artwork/crop.ts'
import { isOffSheet } from '#domain/artwork/cut-sheets.ts'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type DocumentProblem = { reason: DocumentReason; message: string }
export type DocumentReason =
  | 'wrong_sheet'
  | 'empty'
  | 'unknown_artwork'
  | 'artwork_not_ready'
  | 'too_small'
  | 'distorted'
  | 'blank_crop'
  | 'off_sheet'

/** One print dot is 0.085 mm: anything smaller can't be printed. */
const smallestSide = 0.1

/** What is wrong with a placement document for film, given the actor's own artworks; null if nothing. */
export function checkDocument(
  { sheet, placements }: PlacementDocument,
  isThatSheet: boolean,
  artworks: readonly ArtworkView[],
): DocumentProblem | null {
  if (!isThatSheet) return { reason: 'wrong_sheet', message: 'The layout is for a different sheet size.' }
  if (placements.length === 0) return { reason: 'empty', message: 'There’s nothing on the sheet yet.' }

  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  for (const placement of placements) {
    const artwork = byId.get(placement.artworkId)
    if (!artwork)
      return { reason: 'unknown_artwork', message: 'Artwork on the sheet isn’t among your uploads.' }
    const name = `“${artwork.fileName}”`
    if (artwork.state !== 'ready' || artwork.ink === null)
      return { reason: 'artwork_not_ready', message: `${name} isn’t ready to print.` }
    if (Math.min(placement.width, placement.height) < smallestSide)
      return { reason: 'too_small', message: `${name} is placed too small to print.` }
    if (
      placement.crop &&
      artwork.measured &&
      cropOutline(artwork.measured.outline, placement.crop).length === 0
    )
      return { reason: 'blank_crop', message: `The crop of ${name} leaves nothing to print.` }
    if (!keepsAspectRatio(placement, croppedSize(artwork.ink, placement.crop)))
      return {
        reason: 'distorted',
        message: `${name} is stretched. Keep its width and height in proportion.`,
      }
    if (isOffSheet(placement, sheet))
      return { reason: 'off_sheet', message: `${name} extends past the edge of the sheet.` }
  }
  return null
}
