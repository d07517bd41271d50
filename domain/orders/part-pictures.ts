import { sheetsOf } from '../artwork/cut-sheets.ts'
import { placementBounds } from '../artwork/gang-sheet.ts'
import { mmToInches, mmToPixels, printDpi } from '../units.ts'
import type { OrderDesignData } from './order-design.ts'
import { isSheetPart, type PrintedCopy, type PrintPart, printPartsOf } from './print-parts.ts'

/**
 * An image and its position on a print file, in inches from the file's upper left corner; anything beyond the file is
 * not visible.
 */
export type PartPicture = { src: string; left: number; top: number; width: number; height: number }

type Pictured = { design: OrderDesignData; imageUrl: string | null }

/**
 * The contents of a print file as thumbnails, before it is rendered: for a garment, each print in its position, without
 * the garment. `heightPx`: of the file, which may have a header strip above the design.
 */
export function picturesOfPart(
  { design, imageUrl }: Pictured,
  partId: string,
  heightPx: number,
): PartPicture[] {
  const part = printPartsOf(design).find(({ id }) => id === partId)
  if (!part) return []
  const strip = Math.max(0, heightPx - mmToPixels(part.height, printDpi)) / printDpi
  const lowered = (picture: PartPicture): PartPicture => ({ ...picture, top: picture.top + strip })
  if ('prints' in design)
    return part.copies.map((copy) => lowered(placed(copy, `/files/artworks/${copy.artworkId}/preview`)))
  if (imageUrl === null) return []
  if (isSheetPart(part.id) && 'document' in design && design.document)
    return [lowered(wholeFilm(design.document.sheet, part, imageUrl))]
  return part.copies.map((copy) => lowered(placed(copy, imageUrl)))
}

function placed(copy: PrintedCopy, src: string): PartPicture {
  const { left, top, right, bottom } = placementBounds(copy)
  return {
    ...{ src, left: mmToInches(left), top: mmToInches(top) },
    ...{ width: mmToInches(right) - mmToInches(left), height: mmToInches(bottom) - mmToInches(top) },
  }
}

type Film = Parameters<typeof sheetsOf>[0] & Pick<PrintPart, 'width' | 'height'>

/** The image shows the whole film; the part is one sheet of it. */
function wholeFilm(film: Film, { id }: PrintPart, src: string): PartPicture {
  const number = Number(/^sheet-(\d+)-of-/.exec(id)?.[1] ?? 1)
  const top = sheetsOf(film)[number - 1]?.top ?? 0
  return {
    ...{ src, left: 0, top: 0 - mmToInches(top as Film['height']) },
    ...{ width: mmToInches(film.width), height: mmToInches(film.height) },
  }
}
