import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import { faintAlpha, type Raster } from '#domain/checks/raster.ts'
import { type Point, traceContours } from '#nesting/index.ts'

/** Corners kept per artwork; an outline with more is traced more coarsely, always outward. */
const mostCorners = 320
const squares = 512

/** The outlines of all ink in fractions of the image, 0 … 1: every printed pixel is inside. */
export function traceInk(raster: Raster): InkOutline {
  const { width, height } = raster
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at++) alpha[at] = raster.data[at * 4 + 3] ?? 0
  const square = Math.max(width, height) / squares
  for (let tolerance = square; ; tolerance *= 2) {
    const contours = traceContours(
      { width, height, alpha },
      { pixel: 1, threshold: faintAlpha + 1, tolerance, closeGaps: 4 * square, mostSquares: squares },
    )
    const corners = contours.reduce(
      (sum, { outline, holes = [] }) => sum + outline.length + holes.flat().length,
      0,
    )
    const ring = (points: readonly Point[]): number[] =>
      points.flatMap(([x, y]) => [share(x, width), share(y, height)])
    if (corners <= mostCorners)
      return contours.map(({ outline, holes = [] }) => ({ outline: ring(outline), holes: holes.map(ring) }))
    if (tolerance > 40 * square) return [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }]
  }
}

/** Tracing errs outward by up to a square; the ink box itself is exact, and nothing is beyond it. */
const share = (at: number, length: number): number =>
  Math.round(Math.min(1, Math.max(0, at / length)) * 10_000) / 10_000
