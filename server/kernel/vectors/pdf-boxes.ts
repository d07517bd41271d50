import { readNumbers } from './pdf-objects.ts'
import type { Corners, Pdfium } from './pdfium.ts'

/**
 * From here on, a page is the content of its trim box (ISO 32000-1, 14.11.2), if it has one: outside it are cutting
 * marks and bleed.
 */
export function showTrimmed(pdfium: Pdfium, page: number): void {
  const box = (kind: 'Trim' | 'Crop' | 'Media') =>
    readBox(pdfium, (at) => pdfium[`_FPDFPage_Get${kind}Box`](page, at, at + 4, at + 8, at + 12))
  const trim = box('Trim')
  if (trim)
    pdfium._FPDFPage_SetCropBox(page, ...trimmed(trim, trimmed(box('Crop'), box('Media') ?? everything)))
}

const everything: Corners = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
]

/** The part of a box inside another; a box that doesn't overlap it, or has no size, is ignored. */
export function trimmed(box: Corners | null, outer: Corners): Corners {
  if (!box) return outer
  const [left, bottom] = [Math.max(box[0], outer[0]), Math.max(box[1], outer[1])]
  const [right, top] = [Math.min(box[2], outer[2]), Math.min(box[3], outer[3])]
  return right > left && top > bottom ? [left, bottom, right, top] : outer
}

function readBox(pdfium: Pdfium, write: (at: number) => number): Corners | null {
  const read = readNumbers(pdfium, 4, 'Float32', write)
  if (!read) return null
  const [a = 0, b = 0, c = 0, d = 0] = read
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
