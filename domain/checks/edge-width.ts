import { lumaAt, type Raster } from './raster.ts'

/** An edge is a step of at least this many levels; with fewer edges than this, the measure is inconclusive. */
const leastStep = 60
const leastEdges = 150
/** Only the sharpest fifth counts: soft parts of a sharp image are not held against it. */
const quantile = 0.2
const rowStep = 3

/**
 * Width of the sharpest edges in pixels: about 1 to 1.6 for art drawn at this size, k or more for art enlarged k times
 * (step height over steepest slope, as in the ISO 12233 edge width). Null when there are too few edges.
 */
export function measureEdgeWidth(raster: Raster): number | null {
  const blocks = findBlocks(raster)
  if (blocks !== null) return blocks
  const levels = levelsOf(raster)
  const { width, height } = raster
  const widths: number[] = []
  for (let y = 1; y < height - 1; y += rowStep) collect(levels, y * width, 1, width, width, widths)
  for (let x = 1; x < width - 1; x += rowStep) collect(levels, x, width, height, 1, widths)
  if (widths.length < leastEdges) return null
  widths.sort((one, other) => one - other)
  const sharp = widths[Math.floor(widths.length * quantile)] ?? 1
  return Math.round(sharp * 100) / 100
}

/** Brightness over mid gray, so that white art on a transparent background also has edges. */
function levelsOf({ width, height, data }: Raster): Float32Array {
  const levels = new Float32Array(width * height)
  for (let at = 0; at < levels.length; at++) {
    const alpha = (data[at * 4 + 3] ?? 0) / 255
    levels[at] = alpha === 0 ? 128 : lumaAt(data, at) * alpha + 128 * (1 - alpha)
  }
  return levels
}

/** Collects every monotone step along one line that crosses its edge squarely; `beside` leads to the next line. */
function collect(
  levels: Float32Array,
  start: number,
  step: number,
  length: number,
  beside: number,
  widths: number[],
): void {
  const level = (index: number): number => levels[start + index * step] ?? 0
  let from = 0
  while (from < length - 1) {
    const sign = Math.sign(level(from + 1) - level(from))
    let to = from + 1
    if (sign === 0) {
      from = to
      continue
    }
    let [steepest, at] = [Math.abs(level(to) - level(from)), from]
    while (to < length - 1 && Math.sign(level(to + 1) - level(to)) === sign) {
      const slope = Math.abs(level(to + 1) - level(to))
      if (slope > steepest) [steepest, at] = [slope, to]
      to++
    }
    const height = Math.abs(level(to) - level(from))
    if (height >= leastStep) {
      const here = start + at * step
      const across = Math.abs((levels[here + beside] ?? 0) - (levels[here - beside] ?? 0)) / 2
      if (across * 3 <= steepest) widths.push(height / steepest)
    }
    from = to
  }
}

const largestBlock = 12
/** Simple art has few edges, which may fall on a grid by chance. */
const leastPlaces = 12

/** Size of the squares left when an image was enlarged without smoothing; null when it was not. */
function findBlocks(raster: Raster): number | null {
  const across = blockAlong(raster, true)
  return across !== null && across === blockAlong(raster, false) ? across : null
}

function blockAlong({ width, height, data }: Raster, isAcross: boolean): number | null {
  const [length, lines, step, next] = isAcross ? [width, height, 1, width] : [height, width, width, 1]
  const byPlace = Array.from({ length: largestBlock + 1 }, (_, block) => new Uint32Array(Math.max(1, block)))
  const places = new Set<number>()
  let changes = 0
  for (let line = 0; line < lines; line += rowStep) {
    for (let index = 1; index < length; index++) {
      const at = line * next + index * step
      if (isSame(data, at, at - step)) continue
      changes++
      places.add(index)
      for (let block = 2; block <= largestBlock; block++) {
        const counts = byPlace[block]
        if (counts) counts[index % block] = (counts[index % block] ?? 0) + 1
      }
    }
  }
  if (changes < leastEdges || places.size < leastPlaces) return null
  for (let block = largestBlock; block >= 2; block--) {
    const most = Math.max(...(byPlace[block] ?? []))
    if (most >= changes * 0.97) return block
  }
  return null
}

function isSame(data: Raster['data'], one: number, other: number): boolean {
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0)) > 12) return false
  return true
}
