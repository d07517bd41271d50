import { type Contour, traceContours } from '#nesting/index.ts'
import { labelPx, type PieceShape } from './piece-shape.ts'

/**
 * Closed rings `[x, y, x, y, …]` in print pixels of the print file: a point is ink if an odd number of them enclose it.
 */
export type InkRings = readonly (readonly number[])[]

export type PieceToTrace = {
  ink: InkRings
  widthPx: number
  heightPx: number
  /** Width of its label. */
  labelWidth: number
}

/**
 * Distance between a piece and its cut line, in print pixels: for two pieces at the minimum gap the lines stay apart.
 */
export const cutMargin = 9

/** Grid squares along the longer side of the traced area: a square of a 12 in print is 0.05 in. */
const squares = 256
/** Corners kept per outline; one with more is traced more coarsely, always outward. */
const mostCorners = 40
/** Between ink and label, in print pixels. */
const labelGap = 8

/**
 * Traces the single cut line of a piece: around all of its ink and its label, which goes directly below the ink where
 * that takes the least film. Islands of ink are connected. Null if there is no such line, for example with hundreds of
 * islands far apart.
 */
export function tracePiece({
  ink,
  widthPx,
  heightPx,
  labelWidth,
}: PieceToTrace): Omit<PieceShape, 'turn'> | null {
  if (ink.length === 0) return null
  const box = boxOfInk(ink, { widthPx, heightPx })
  const left = Math.min(box.left, widthPx - labelWidth)
  const width = Math.max(box.right - left, labelWidth)
  const height = box.bottom - box.top + labelGap + labelPx
  const square = Math.max(1, Math.max(width, height) / squares)
  const mask = {
    width: Math.ceil(width / square) + 1,
    height: Math.ceil(height / square) + 1,
  }
  const alpha = new Uint8Array(mask.width * mask.height)
  for (const ring of ink) drawEdges(alpha, mask, inSquares(ring, left, box.top, square))
  fillInside(
    alpha,
    mask,
    ink.map((ring) => inSquares(ring, left, box.top, square)),
  )
  const label = placeLabel(alpha, mask, Math.ceil(labelWidth / square), labelGap / square)
  const place = { x: left + label.x * square, y: box.top + label.y * square }
  fillBox(alpha, mask, label, Math.ceil(labelWidth / square), Math.ceil(labelPx / square))
  const traced = traceOne({ ...mask, alpha }, square)
  if (!traced) return null
  return {
    label: { x: Math.floor(place.x), y: Math.ceil(place.y), width: labelWidth },
    outline: traced.outline.flatMap(([x, y]) => [Math.round(left + x), Math.round(box.top + y)]),
  }
}

function boxOfInk(ink: InkRings, { widthPx, heightPx }: Pick<PieceToTrace, 'widthPx' | 'heightPx'>) {
  let [left, top, right, bottom] = [widthPx, heightPx, 0, 0]
  for (const ring of ink)
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0]
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  // Nothing in a print file prints beyond its edges.
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(widthPx, Math.ceil(right)),
    bottom: Math.min(heightPx, Math.ceil(bottom)),
  }
}

type Mask = { width: number; height: number }

const inSquares = (ring: readonly number[], left: number, top: number, square: number): number[] =>
  ring.map((value, at) => (value - (at % 2 === 0 ? left : top)) / square)

function mark(alpha: Uint8Array, { width, height }: Mask, x: number, y: number): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column >= 0 && column < width && row >= 0 && row < height) alpha[row * width + column] = 255
}

/** Marks every square that an edge crosses, and some beside it: half of the area they cover may be ink. */
function drawEdges(alpha: Uint8Array, mask: Mask, ring: readonly number[]): void {
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [x, y, toX, toY] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0]
    const steps = Math.max(1, Math.ceil(4 * Math.hypot(toX - x, toY - y)))
    for (let step = 0; step <= steps; step++) {
      const share = step / steps
      mark(alpha, mask, x + (toX - x) * share, y + (toY - y) * share)
    }
  }
}

/** Row by row between the edges that cross the row. */
function fillInside(alpha: Uint8Array, mask: Mask, rings: readonly (readonly number[])[]): void {
  for (let row = 0; row < mask.height; row++) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, row + 0.5)).sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0]
      for (let x = Math.max(0, from); x < Math.min(mask.width, to); x++) mark(alpha, mask, x, row)
    }
  }
}

function crossingsOf(ring: readonly number[], y: number): number[] {
  const found: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [fromX, fromY, toX, toY] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0]
    if (fromY > y === toY > y) continue
    found.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
  }
  return found
}

/** As high as the ink above allows, and then as far left as possible; in squares. */
function placeLabel(alpha: Uint8Array, mask: Mask, width: number, gap: number): { x: number; y: number } {
  const lowest = Array.from({ length: mask.width }, (_, column) => {
    let row = mask.height - 1
    while (row >= 0 && alpha[row * mask.width + column] === 0) row--
    return row
  })
  let best = { x: 0, y: Number.POSITIVE_INFINITY }
  for (let x = 0; x + width <= mask.width; x++) {
    const y = Math.max(...lowest.slice(x, x + width)) + 1 + gap
    if (y < best.y) best = { x, y }
  }
  return Number.isFinite(best.y) ? best : { x: 0, y: Math.max(...lowest) + 1 + gap }
}

function fillBox(
  alpha: Uint8Array,
  mask: Mask,
  { x, y }: { x: number; y: number },
  width: number,
  height: number,
): void {
  for (let row = Math.floor(y); row <= Math.floor(y) + height; row++)
    for (let column = x; column < x + width; column++) mark(alpha, mask, column, row)
}

/** More islands than this are first merged into fewer. */
const mostIslands = 60

/** Connects islands of ink to the nearest ones until there is a single one, and reduces its corners. */
function traceOne(mask: Mask & { alpha: Uint8Array }, square: number): Contour | null {
  const trace = (closeGaps: number, tolerance: number): Contour[] =>
    traceContours(mask, { pixel: square, offset: cutMargin, closeGaps, tolerance, mostSquares: squares + 2 })
  let closeGaps = 4 * square
  let found = trace(closeGaps, square)
  for (; found.length > mostIslands && closeGaps < 64 * square; found = trace(closeGaps, square))
    closeGaps *= 2
  if (found.length > 1) {
    for (const tie of tiesBetween(found)) drawEdges(mask.alpha, mask, inSquares(tie, 0, 0, square))
    found = trace(closeGaps, square)
  }
  let [best] = found
  for (let tolerance = 2 * square; best && best.outline.length > mostCorners; tolerance *= 2) {
    if (tolerance > 16 * square) break
    ;[best] = trace(closeGaps, tolerance)
  }
  return best && found.length === 1 ? best : null
}

/** The shortest lines that connect all islands (Prim 1957), from corner to corner. */
function tiesBetween(islands: readonly Contour[]): number[][] {
  const [first, ...rest] = islands
  if (!first) return []
  const waiting = rest.map((island) => ({ island, ...nearest(first, island) }))
  const ties: number[][] = []
  while (waiting.length > 0) {
    const next = waiting.reduce((one, other) => (other.distance < one.distance ? other : one))
    waiting.splice(waiting.indexOf(next), 1)
    ties.push(next.tie)
    for (const one of waiting) {
      const other = nearest(next.island, one.island)
      if (other.distance < one.distance) Object.assign(one, other)
    }
  }
  return ties
}

function nearest(from: Contour, to: Contour): { distance: number; tie: number[] } {
  let best = { distance: Number.POSITIVE_INFINITY, tie: [0, 0, 0, 0] }
  for (const [x, y] of from.outline)
    for (const [toX, toY] of to.outline) {
      const distance = Math.hypot(toX - x, toY - y)
      if (distance < best.distance) best = { distance, tie: [x, y, toX, toY] }
    }
  return best
}
