import { markFromEdge } from './mark-from-edge.ts'
import { lumaAt, type Raster, solidAlpha } from './raster.ts'

const whiteFrom = 232
/**
 * Shares of the image's edge and of the whole image that must be white: an all-white image is a white object, not a
 * box.
 */
const leastOfEdge = 0.96
const leastOfWhole = 0.12
const mostOfWhole = 0.97

const isWhite = ({ data }: Raster, at: number): boolean =>
  (data[at * 4 + 3] ?? 0) >= solidAlpha &&
  Math.min(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0) >= whiteFrom

/**
 * Whether the art is probably inside a white box: its whole edge is solid white, and there is something else inside.
 */
export function hasWhiteBox(raster: Raster): boolean {
  const { width, height } = raster
  let [edge, white] = [0, 0]
  const look = (x: number, y: number): void => {
    edge++
    if (isWhite(raster, y * width + x)) white++
  }
  for (let x = 0; x < width; x++) {
    look(x, 0)
    look(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    look(0, y)
    look(width - 1, y)
  }
  if (white < leastOfEdge * edge) return false
  let whole = 0
  for (let at = 0; at < width * height; at++) if (isWhite(raster, at)) whole++
  const share = whole / (width * height)
  return share >= leastOfWhole && share <= mostOfWhole && hasContrast(raster)
}

/** Something printed that is clearly darker than the box. */
function hasContrast({ width, height, data }: Raster): boolean {
  let dark = 0
  for (let at = 0; at < width * height; at++)
    if ((data[at * 4 + 3] ?? 0) >= solidAlpha && lumaAt(data, at) < 180) dark++
  return dark > width * height * 0.003
}

/** Marks the white connected to the image's edge: the box itself, not white inside the art. */
export function markWhiteBox(raster: Raster): Uint8Array {
  return markFromEdge(raster.width, raster.height, (at) => isWhite(raster, at))
}
