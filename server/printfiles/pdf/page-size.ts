import type { PrintedCopy, SurfaceBox, SurfaceRing } from '#domain/orders/print-parts.ts'
import { type Mm, millimetersPerInch, mmToPixels } from '#domain/units.ts'
import { overlaySize } from '../overlay-size.ts'

/** A page in its own units, each `userUnit` points; `perMm` units make a millimeter. */
export type PdfPageSize = { width: number; height: number; userUnit: number; perMm: number }

/** [a b c d e f] of ISO 32000-1, section 8.3.3: where the unit square of an image or form is placed. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A rectangle on the page in its units, from its lower left corner. */
export type PageBox = readonly [x: number, y: number, width: number, height: number]

const pointsPerInch = 72

/** ISO 32000-1, annex C.2: readers accept pages of up to 14,400 units per side, 200 in; beyond that, the unit grows. */
const longestSide = 200 * millimetersPerInch

/** The page with exactly the size of a surface. */
export function pageSizeOf({ width, height }: { width: Mm; height: Mm }): PdfPageSize {
  const userUnit = Math.max(1, Math.ceil(Math.max(width, height) / longestSide))
  // Multiplied first: 200 in come to 14,400 units exactly, not to a little more.
  const units = (side: Mm): number => (side * pointsPerInch) / millimetersPerInch / userUnit
  const perMm = pointsPerInch / millimetersPerInch / userUnit
  return { width: units(width), height: units(height), userUnit, perMm }
}

/** Mirrored first, then rotated clockwise about its center, on exactly the pixels of the PNG's overlay. */
export function matrixOf(copy: PrintedCopy, dpi: number, page: PdfPageSize, fromTop: Mm): Matrix {
  const perPixel = (page.perMm * millimetersPerInch) / dpi
  const size = overlaySize(copy, dpi)
  const angle = (size.turn * Math.PI) / 180
  const width = size.width * perPixel * (size.mirrored ? -1 : 1)
  const height = size.height * perPixel
  const [a, b] = [Math.cos(angle) * width, -Math.sin(angle) * width]
  const [c, d] = [Math.sin(angle) * height, Math.cos(angle) * height]
  const isOnItsSide = size.turn % 180 === 90
  const x = middleOf(mmToPixels(copy.x, dpi), isOnItsSide ? size.height : size.width, size.turn)
  const y = middleOf(mmToPixels(copy.y, dpi), isOnItsSide ? size.width : size.height, size.turn)
  const [right, up] = [x * perPixel, page.height - fromTop * page.perMm - y * perPixel]
  return [a, b, c, d, right - (a + c) / 2, up - (b + d) / 2]
}

/** In px: an upright copy has its edges on pixel boundaries; a tilted one has its center where the sheet says. */
function middleOf(center: number, side: number, turn: number): number {
  return turn % 90 === 0 ? Math.round(center - side / 2) + side / 2 : center
}

/** In page units, from its lower left corner. */
export const boxOf = ({ left, top, width, height }: SurfaceBox, page: PdfPageSize): PageBox => [
  left * page.perMm,
  page.height - (top + height) * page.perMm,
  width * page.perMm,
  height * page.perMm,
]

/** The same for a closed line: `[x, y, x, y, …]`. */
export const ringOf = (ring: SurfaceRing, page: PdfPageSize): number[] =>
  ring.map((value, at) => (at % 2 === 0 ? value * page.perMm : page.height - value * page.perMm))
