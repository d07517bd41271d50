import { emptyPlacementDocument, type GangSheetSize, type PlacementDocument } from '../artwork/gang-sheet.ts'
import type { InkBox } from '../artwork/ink-box.ts'
import type { DrawnAs } from '../artwork/sharpness.ts'
import {
  effectiveDpi,
  formatInches,
  type Inches,
  inches,
  inchesToMm,
  type Mm,
  mm,
  mmToInches,
  px,
} from '../units.ts'
import { initialPrintedSize, ownPixelSize } from './initial-size.ts'

/** `sheet`: the file is a whole sheet, laid out by someone else; `copy`: one design, printed once. */
export const fileForms = ['sheet', 'copy'] as const
export type FileForm = (typeof fileForms)[number]

/** The fields of a file needed to place it; sizes in px of the upright image. */
export type LaidFile = {
  id: string
  widthPx: number
  heightPx: number
  ink: InkBox
  dpi: number | null
  drawn: DrawnAs | null
}

export type FileLayout =
  | { ok: true; document: PlacementDocument; width: Inches; height: Inches; effectiveDpi: number }
  /** For staff. */
  | { ok: false; problem: string }

/** Makers of ready-made sheets trim a little; a file nearly as wide as the film is meant to fill it. */
const nearlyAsWide = 0.97

/** A row of a file may be lost to rounding to whole pixels. */
const lengthTolerance: Mm = mm(0.5)

/** What a file most likely is, judged by its width at its own density (300 dpi if it states no plausible one). */
export function formOfFile(
  { widthPx, dpi }: Pick<LaidFile, 'widthPx' | 'dpi'>,
  size: GangSheetSize,
): FileForm {
  return widthPx * ownPixelSize(dpi) >= nearlyAsWide * inchesToMm(size.width) ? 'sheet' : 'copy'
}

/**
 * Places one file on a sheet. A ready-made sheet is as wide as the film, including its own empty edges, and starts at
 * the top; a single copy has its own size, as it would in the studio, and goes into the top left corner. Sizes are
 * those of the whole file for a ready-made sheet, and of its ink for a copy.
 */
export function layFile(file: LaidFile, form: FileForm, size: GangSheetSize): FileLayout {
  return form === 'sheet' ? layReadySheet(file, size) : layCopy(file, size)
}

function layReadySheet({ id, widthPx, heightPx, ink }: LaidFile, size: GangSheetSize): FileLayout {
  const empty = emptyPlacementDocument(size)
  const perPixel = empty.sheet.width / widthPx
  const length = mm(heightPx * perPixel)
  if (length > empty.sheet.height + lengthTolerance)
    return {
      ok: false,
      problem: `At ${formatInches(size.width)} wide this file is ${formatInches(mmToInches(length))} long, and the sheet is ${formatInches(size.height)}. Choose a longer size.`,
    }
  const width = mm(ink.width * perPixel)
  const height = mm(Math.min(ink.height * perPixel, empty.sheet.height))
  const top = Math.min(ink.top * perPixel, empty.sheet.height - height)
  const placed = {
    ...place(id, width, height),
    x: mm(ink.left * perPixel + width / 2),
    y: mm(top + height / 2),
  }
  return {
    ok: true,
    // The person who laid it out left the edges they wanted.
    document: { ...empty, sheet: { ...empty.sheet, margin: mm(0) }, placements: [placed] },
    width: size.width,
    height: mmToInches(length),
    effectiveDpi: effectiveDpi(px(widthPx), empty.sheet.width),
  }
}

function layCopy({ id, ink, dpi, drawn }: LaidFile, size: GangSheetSize): FileLayout {
  const empty = emptyPlacementDocument(size)
  const { margin } = empty.sheet
  const { width, height } = initialPrintedSize(ink, dpi, empty.sheet, drawn)
  const placed = { ...place(id, width, height), x: mm(margin + width / 2), y: mm(margin + height / 2) }
  return {
    ok: true,
    document: { ...empty, placements: [placed] },
    width: inches(mmToInches(width)),
    height: inches(mmToInches(height)),
    effectiveDpi: effectiveDpi(px(ink.width), width),
  }
}

const place = (artworkId: string, width: Mm, height: Mm) => ({
  id: `file-${artworkId}`,
  ...{ artworkId, width, height },
  rotation: 0,
  mirrored: false,
  locked: false,
})
