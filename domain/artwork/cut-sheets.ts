import { addCents, type Cents } from '../money/money.ts'
import { inchesToMm, type Mm, mm, mmToInches } from '../units.ts'
import { type GangSheetSize, type Placement, type PlacementDocument, placementBounds } from './gang-sheet.ts'

/** A design with several sheets is one film that is cut (docs/adr/0025-several-sheets-are-one-film.md). */
export type Film = Pick<PlacementDocument['sheet'], 'sizeId' | 'width' | 'height' | 'cutInto'>

/** One sheet of the film: where it begins, in mm from the film's head, and how long it is. */
export type CutSheet = { number: number; of: number; sizeId: number; top: Mm; height: Mm }

/** Sheets are whole inches; JSON's rounding errors are far smaller. */
const sheetTolerance = 0.01

/** From the film's head; a single sheet when the film is not cut. */
export function sheetsOf({
  sizeId,
  height,
  cutInto,
}: Pick<Film, 'sizeId' | 'height' | 'cutInto'>): CutSheet[] {
  let top = 0
  const lengths = cutInto ?? [{ sizeId, height }]
  return lengths.map((one, at) => {
    const sheet = { ...one, number: at + 1, of: lengths.length, top: mm(top) }
    top += one.height
    return sheet
  })
}

/** The sheet that a position is on, or the nearest one if it is off the film; `y` in mm. */
export function sheetAt(sheets: readonly CutSheet[], y: number): CutSheet {
  const [first] = sheets
  if (!first) throw new TypeError('A film has a sheet at least')
  return sheets.findLast(({ top }) => y >= top) ?? first
}

/** The longest sheet of the film: anything longer fits on none. */
export const longestSheet = (film: Pick<Film, 'sizeId' | 'height' | 'cutInto'>): Mm =>
  mm(Math.max(...sheetsOf(film).map(({ height }) => height)))

/** "Sheet 2 of 3". */
export const sheetName = ({ number, of }: Pick<CutSheet, 'number' | 'of'>): string =>
  `Sheet ${number} of ${of}`

/** The film made of these sheets, from its head; a single sheet is not cut. */
export function filmOfSizes(
  sheet: PlacementDocument['sheet'],
  sizes: readonly GangSheetSize[],
): PlacementDocument['sheet'] {
  const lengths = sizes.map(({ id, height }) => ({ sizeId: id, height: inchesToMm(height) }))
  const [first] = sizes
  if (!first) throw new TypeError('A film has a sheet at least')
  const { cutInto: _, ...uncut } = sheet
  return {
    ...uncut,
    sizeId: first.id,
    width: inchesToMm(first.width),
    height: mm(lengths.reduce((sum, { height }) => sum + height, 0)),
    ...(lengths.length > 1 && { cutInto: lengths }),
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= sheetTolerance

export function isSameFilm(one: Film, other: Film): boolean {
  const [ours, theirs] = [sheetsOf(one), sheetsOf(other)]
  return (
    isNear(one.width, other.width) &&
    isNear(one.height, other.height) &&
    ours.length === theirs.length &&
    ours.every(({ sizeId, height }, at) => {
      const their = theirs[at]
      return their?.sizeId === sizeId && isNear(their.height, height)
    })
  )
}

/**
 * The sizes of a film's sheets as the shop sells them; null if one is not sold, or if a sheet does not match its size.
 */
export function sizesOfFilm(film: Film, sold: readonly GangSheetSize[]): GangSheetSize[] | null {
  const sheets = sheetsOf(film)
  const sizes = sheets.flatMap(({ sizeId, height }) => {
    const size = sold.find(({ id }) => id === sizeId)
    const isThat =
      size && isNear(film.width, inchesToMm(size.width)) && isNear(height, inchesToMm(size.height))
    return isThat ? [size] : []
  })
  const length = sheets.reduce((sum, { height }) => sum + height, 0)
  const isWhole = sizes.length === sheets.length && isNear(length, film.height)
  return isWhole && sheets[0]?.sizeId === film.sizeId ? sizes : null
}

/** What a design's sheets are sold as. */
export function soldAs(sizes: readonly GangSheetSize[]): {
  name: string
  productSize: string
  unitPrice: Cents
} {
  const [only, ...others] = sizes
  const productSize = titleOfSizes(sizes)
  return {
    name: only && others.length === 0 ? `Gang Sheet ${only.title}` : `Gang Sheet, ${sizes.length} sheets`,
    productSize,
    unitPrice: priceOfSizes(sizes),
  }
}

export const priceOfSizes = (sizes: readonly Pick<GangSheetSize, 'price'>[]): Cents =>
  addCents(...sizes.map(({ price }) => price))

/** "22 × 24 in", "2 of 22 × 120 in + 22 × 24 in". */
export const titleOfSizes = (sizes: readonly Pick<GangSheetSize, 'title'>[]): string =>
  [...Map.groupBy(sizes, ({ title }) => title)]
    .map(([title, all]) => (all.length > 1 ? `${all.length} of ${title}` : title))
    .join(' + ')

/** "Sheet 2 of 3: 22 × 24 in", for several sheets. */
export const sheetWords = (film: Film): string[] =>
  sheetsOf(film).map((sheet) => `${sheetName(sheet)}: ${sidesOf(film.width, sheet.height)}`)

/** The same for sheets that are not laid out. */
export const sheetWordsOf = (sizes: readonly GangSheetSize[]): string[] =>
  sizes.length < 2
    ? []
    : sizes.map(({ width, height }, at) => {
        const name = sheetName({ number: at + 1, of: sizes.length })
        return `${name}: ${sidesOf(inchesToMm(width), inchesToMm(height))}`
      })

/** "22 × 24 in", "3 sheets". */
export const filmWords = ({ width, height, cutInto }: Film): string =>
  cutInto ? `${cutInto.length} sheets` : sidesOf(width, height)

const sidesOf = (...sides: Mm[]): string =>
  `${sides.map((side) => Number(mmToInches(side).toFixed(2))).join(' × ')} in`

/** One sheet as a document of its own, with everything on it. */
export function documentOfSheet(
  document: PlacementDocument,
  { sizeId, top, height }: CutSheet,
): PlacementDocument {
  const { cutInto: _, ...sheet } = document.sheet
  const sheets = sheetsOf(document.sheet)
  return {
    ...document,
    sheet: { ...sheet, sizeId, height },
    placements: document.placements
      .filter(({ y }) => sheetAt(sheets, y).top === top)
      .map((one) => ({ ...one, y: mm(one.y - top) })),
  }
}

/** The sheets side by side, for viewing; a single sheet stays as it is. `cuts` are the centers of the gaps. */
export function besideEachOther<P extends Placement>({
  sheet,
  placements,
}: {
  sheet: Film
  placements: readonly P[]
}): { width: Mm; height: Mm; placements: P[]; sheets: { left: Mm; height: Mm }[] } {
  const sheets = sheetsOf(sheet)
  const gap = sheets.length > 1 ? sheet.width / 12 : 0
  const leftOf = ({ number }: CutSheet): number => (number - 1) * (sheet.width + gap)
  return {
    width: mm(sheets.length * sheet.width + (sheets.length - 1) * gap),
    height: longestSheet(sheet),
    sheets: sheets.map((one) => ({ left: mm(leftOf(one)), height: one.height })),
    placements: placements.map((one) => {
      const on = sheetAt(sheets, one.y)
      return { ...one, x: mm(one.x + leftOf(on)), y: mm(one.y - on.top) }
    }),
  }
}

/** Rounding of rotated boxes must not make a placement that touches the edge count as off the sheet. */
const edgeTolerance = 0.01

/** Whether a placement extends over an edge of its sheet, or over a cut. */
export function isOffSheet(
  placement: Pick<Placement, 'x' | 'y' | 'width' | 'height' | 'rotation'>,
  film: Film,
): boolean {
  const box = placementBounds(placement)
  const { top, height } = sheetAt(sheetsOf(film), placement.y)
  return (
    box.left < -edgeTolerance ||
    box.top < top - edgeTolerance ||
    box.right > film.width + edgeTolerance ||
    box.bottom > top + height + edgeTolerance
  )
}
