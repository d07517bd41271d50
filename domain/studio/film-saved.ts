import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import { type Cents, cents } from '../money/money.ts'
import { inchesToMm, type Mm, mm } from '../units.ts'
import { cheapestSize } from './choose-size.ts'
import { filmNeeded, missingCopies, type StudioDocument } from './studio-document.ts'

export type FilmSaved = {
  length: Mm
  /** The price of that length of film in the shop's price table; 0 if both need the same sheet. */
  worth: Cents
}

/**
 * Film that this layout saves compared with what most people lay out by hand: copy after copy in rows, upright, each in
 * its bounding box, with the same gaps. Null while something does not fit, when nothing is saved, and for several
 * sheets.
 */
export function filmSaved(document: StudioDocument, sizes: readonly GangSheetSize[]): FilmSaved | null {
  if (document.sheet.cutInto || !document.isArranged || missingCopies(document).size > 0) return null
  const used = filmNeeded(document)
  const length = mm(filmInRows(document) - used)
  if (used === 0 || length < 0.5) return null
  const worth = priceOfFilm(sizes, mm(used + length)) - priceOfFilm(sizes, used)
  return { length, worth: cents(Math.max(0, worth)) }
}

/** Length of film, with both margins, that the copies take up in rows; mm. */
export function filmInRows({ items, sheet }: Pick<StudioDocument, 'items' | 'sheet'>): Mm {
  const room = sheet.width - 2 * sheet.margin
  let [length, x, row]: [number, number, number] = [sheet.margin, 0, 0]
  for (const { width, height, copies } of items) {
    for (let copy = 0; copy < copies; copy++) {
      if (x > 0 && x + width > room + 1e-6) {
        length += row + sheet.spacing
        x = 0
        row = 0
      }
      x += width + sheet.spacing
      row = Math.max(row, height)
    }
  }
  return mm(length + row + sheet.margin)
}

/** Price of the cheapest sheets that provide this much film: as many of the longest as needed, and one for the rest. */
export function priceOfFilm(sizes: readonly GangSheetSize[], length: Mm): number {
  const longest = sizes.toSorted((one, other) => other.height - one.height)[0]
  if (!longest || length <= 0) return 0
  const one = inchesToMm(longest.height)
  const whole = Math.max(0, Math.ceil(length / one - 1e-6) - 1)
  const rest = cheapestSize(sizes, mm(length - whole * one))
  return whole * longest.price + (rest?.price ?? longest.price)
}
