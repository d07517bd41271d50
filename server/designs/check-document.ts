import { keepsAspectRatio } from '#domain/artwork/artwork.ts'
import { cropOutline, croppedSize } from '#domain/artwork/crop.ts'
import { type GangSheetSize, isOffSheet, type PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { inchesToMm } from '#domain/units.ts'
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

/** Sheets are whole inches; what JSON does to a number is far less. */
const sheetTolerance = 0.01

/** One print dot is 0.085 mm: what is smaller cannot be printed. */
const smallestSide = 0.1

/** What is wrong with a placement document for a sheet of `size`, given the actor's own artworks; null if nothing. */
export function checkDocument(
  { sheet, placements }: PlacementDocument,
  size: GangSheetSize,
  artworks: readonly ArtworkView[],
): DocumentProblem | null {
  const isThatSheet =
    sheet.sizeId === size.id &&
    Math.abs(sheet.width - inchesToMm(size.width)) <= sheetTolerance &&
    Math.abs(sheet.height - inchesToMm(size.height)) <= sheetTolerance
  if (!isThatSheet) return { reason: 'wrong_sheet', message: 'The layout is for another sheet size.' }
  if (placements.length === 0) return { reason: 'empty', message: 'There is nothing on the sheet yet.' }

  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  for (const placement of placements) {
    const artwork = byId.get(placement.artworkId)
    if (!artwork)
      return { reason: 'unknown_artwork', message: 'An artwork on the sheet is not among your uploads.' }
    const name = `“${artwork.fileName}”`
    if (artwork.state !== 'ready' || artwork.ink === null)
      return { reason: 'artwork_not_ready', message: `${name} is not ready to print.` }
    if (Math.min(placement.width, placement.height) < smallestSide)
      return { reason: 'too_small', message: `${name} is placed too small to print.` }
    if (
      placement.crop &&
      artwork.measured &&
      cropOutline(artwork.measured.outline, placement.crop).length === 0
    )
      return { reason: 'blank_crop', message: `Nothing of ${name} is in the part that its crop leaves.` }
    if (!keepsAspectRatio(placement, croppedSize(artwork.ink, placement.crop)))
      return { reason: 'distorted', message: `${name} is stretched. Width and height must keep its shape.` }
    if (isOffSheet(placement, sheet))
      return { reason: 'off_sheet', message: `${name} reaches over the edge of the sheet.` }
  }
  return null
}
