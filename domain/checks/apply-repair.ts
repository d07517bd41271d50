import { millimetersPerInch } from '../units.ts'
import { markFromEdge } from './mark-from-edge.ts'
import type { Raster } from './raster.ts'
import { faintAlpha } from './raster.ts'
import type { Repair } from './repairs.ts'
import type { SquaredDistances } from './thin-parts.ts'

/**
 * Repairs an image that is trimmed to its ink, in place: the same code renders the preview and makes the file. For a
 * halftone, the image must have its pixels at the printed size.
 */
export function applyRepair(picture: Raster, repair: Repair, distances: SquaredDistances): void {
  if (repair.kind === 'harden') eachPixel(picture, (alpha) => (alpha >= repair.level ? 255 : 0))
  else if (repair.kind === 'knock_out') knockOut(picture, repair)
  else if (repair.kind === 'trim_edge') trimEdge(picture, repair.share, distances)
  else halftone(picture, repair)
}

function eachPixel({ data }: Raster, next: (alpha: number, at: number) => number): void {
  for (let at = 0; at < data.length / 4; at++) data[at * 4 + 3] = next(data[at * 4 + 3] ?? 0, at)
}

type KnockOut = Extract<Repair, { kind: 'knock_out' }>

/**
 * Removes the color's own pixels; border pixels mixed with it fade with their distance from the color, so that no rim
 * remains.
 */
function knockOut(picture: Raster, { color, tolerance, from }: KnockOut): void {
  const { width, height, data } = picture
  const far = (at: number): number =>
    Math.max(
      Math.abs((data[at * 4] ?? 0) - color[0]),
      Math.abs((data[at * 4 + 1] ?? 0) - color[1]),
      Math.abs((data[at * 4 + 2] ?? 0) - color[2]),
    )
  const isColor = (at: number): boolean => (data[at * 4 + 3] ?? 0) <= faintAlpha || far(at) <= tolerance
  const gone = from === 'edge' ? markFromEdge(width, height, isColor) : allOf(width * height, isColor)
  const mixed = Math.max(1, 3 * tolerance)
  for (let at = 0; at < gone.length; at++) {
    if (gone[at] === 1) continue
    const x = at % width
    const isBeside =
      (x > 0 && gone[at - 1] === 1) ||
      (x < width - 1 && gone[at + 1] === 1) ||
      gone[at - width] === 1 ||
      gone[at + width] === 1
    if (!isBeside || far(at) > mixed) continue
    unmix(data, at, color, far(at) / mixed)
  }
  for (let at = 0; at < gone.length; at++) if (gone[at] === 1) data[at * 4 + 3] = 0
}

/** Removes the color's part from a mixed pixel: only `share` of it is ink. */
function unmix(data: Raster['data'], at: number, color: readonly number[], share: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const mixed = data[at * 4 + channel] ?? 0
    const own = (mixed - (color[channel] ?? 0) * (1 - share)) / share
    data[at * 4 + channel] = Math.max(0, Math.min(255, Math.round(own)))
  }
  data[at * 4 + 3] = Math.round((data[at * 4 + 3] ?? 0) * share)
}

function allOf(count: number, isColor: (at: number) => boolean): Uint8Array {
  const marks = new Uint8Array(count)
  for (let at = 0; at < count; at++) if (isColor(at)) marks[at] = 1
  return marks
}

/** Removes ink closer than this to an empty area; the new edge is smooth over one pixel. */
function trimEdge(picture: Raster, share: number, distances: SquaredDistances): void {
  const { width, height, data } = picture
  const by = Math.max(1, share * Math.max(width, height))
  const wide = width + 2
  const ink = new Uint8Array(wide * (height + 2))
  for (let at = 0; at < width * height; at++)
    if ((data[at * 4 + 3] ?? 0) > 127) ink[(Math.floor(at / width) + 1) * wide + (at % width) + 1] = 1
  const squared = distances(ink, wide, height + 2)
  eachPixel(picture, (alpha, at) => {
    const depth = Math.sqrt(squared[(Math.floor(at / width) + 1) * wide + (at % width) + 1] ?? 0) - by
    return Math.round(alpha * Math.max(0, Math.min(1, depth)))
  })
}

/** With less ink, dots would be too small to stick; with more, holes would be too small to stay open. */
const faintestDots = 24
const densestDots = 202

/** Round dots on a grid at 45°, larger where there is more ink: afterwards every pixel is either solid or empty. */
function halftone(
  { width, data }: Raster,
  { width: printed, linesPerInch }: Extract<Repair, { kind: 'halftone' }>,
): void {
  const cell = (width / printed) * (millimetersPerInch / linesPerInch)
  const turn = Math.PI / cell
  for (let at = 0; at < data.length / 4; at++) {
    const alpha = data[at * 4 + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    if (alpha < faintestDots || alpha > densestDots) {
      data[at * 4 + 3] = alpha < faintestDots ? 0 : 255
      continue
    }
    const [x, y] = [at % width, Math.floor(at / width)]
    // −1 … 1, with 1 at the center of a dot: the share of a cell above a threshold is nearly linear in it.
    const hill =
      (Math.cos((x + y) * turn * Math.SQRT1_2 * 2) + Math.cos((x - y) * turn * Math.SQRT1_2 * 2)) / 2
    const threshold = 255 * (0.5 - hill / 2)
    data[at * 4 + 3] = alpha > threshold ? 255 : 0
  }
}
