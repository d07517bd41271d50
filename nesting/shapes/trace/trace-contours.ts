import { growRings } from '../outline/grow-outline.ts'
import { boxOf, type Ring, reverseRing, signedArea } from '../outline/ring.ts'
import type { Contour, Point } from '../types.ts'
import { type AlphaMask, growLattice, inkLattice, inkSquares } from './ink.ts'
import { marchSquares } from './march-squares.ts'

export type TraceOptions = {
  /** Size of a pixel in the desired unit (mm or inches). */
  readonly pixel: number
  /** The lowest opacity that counts as ink, 1 … 255. */
  readonly threshold?: number
  /** The most that simplification may move the contour outward. One square by default. */
  readonly tolerance?: number
  /** Distance of the contour from the ink, such as half the spacing. */
  readonly offset?: number
  /** Gaps and holes narrower than this are filled: nothing could fit into them. */
  readonly closeGaps?: number
  /** Pixels are merged into squares until neither side has more of them than this. 1,024 by default. */
  readonly mostSquares?: number
}

/**
 * The outlines of an image's ink with their holes, x to the right, y down from the image's top left corner. Every ink
 * pixel is inside with its whole square, and at least `offset` away from the contour: merging pixels, marching squares
 * and simplification all err outward, by at most one square each and `tolerance`. Empty if there is no ink.
 */
export const traceContours = (mask: AlphaMask, options: TraceOptions): Contour[] => {
  const longest = Math.max(mask.width, mask.height)
  if (!(longest > 0 && options.pixel > 0 && Number.isFinite(options.pixel))) return []
  const pixels = Math.max(1, Math.ceil(longest / Math.max(8, options.mostSquares ?? 1024)))
  const square = pixels * options.pixel
  const offset = Math.max(0, options.offset ?? 0) / square
  const close = Math.max(0, options.closeGaps ?? 0) / 2 / square
  const pad = Math.ceil(offset + close) + 3
  const lattice = inkLattice(inkSquares(mask, Math.max(1, options.threshold ?? 1), pixels), pad)
  const islands = groupRings(marchSquares(growLattice(lattice, offset, close)))
  const tolerance = Math.max(0, options.tolerance ?? square) / square
  const toPoints = (ring: Ring): Point[] => {
    const points: Point[] = []
    for (let i = 0; i < ring.length; i += 2) {
      points.push([((ring[i] as number) - pad) * square, ((ring[i + 1] as number) - pad) * square])
    }
    return points
  }
  return islands.map((island) => {
    const [outline, ...holes] = growRings(island, tolerance, 3)
    return { outline: toPoints(outline as Ring), holes: holes.map(toPoints) }
  })
}

/** Each outline with the holes directly inside it, material on the left of both. */
const groupRings = (rings: readonly Ring[]): Ring[][] => {
  const turned = rings.map(reverseRing)
  const outlines = turned
    .filter((ring) => signedArea(ring) > 0)
    .map((ring) => ({ island: [ring], box: boxOf([ring]), area: signedArea(ring) }))
    .sort((a, b) => a.area - b.area)
  for (const hole of turned) {
    if (signedArea(hole) > 0) continue
    const x = hole[0] as number
    const y = hole[1] as number
    const owner = outlines.find(
      ({ island, box }) =>
        x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && isInside(island[0] as Ring, x, y),
    )
    owner?.island.push(hole)
  }
  return outlines.map(({ island }) => island)
}

const isInside = (ring: Ring, x: number, y: number) => {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const y1 = ring[j + 1] as number
    const y2 = ring[i + 1] as number
    if (y1 > y === y2 > y) continue
    const x1 = ring[j] as number
    if (x < x1 + ((y - y1) / (y2 - y1)) * ((ring[i] as number) - x1)) inside = !inside
  }
  return inside
}
