import type { Contour, ShapeTurns } from '../types.ts'
import { type ConvexPart, createPart } from './convex-part.ts'
import { cutConvex } from './cut-convex.ts'
import { hasCrossing } from './find-crossing.ts'
import { growRings } from './grow-outline.ts'
import { convexHull } from './hull.ts'
import { type Box, boxOf, cleanRing, type Ring, reverseRing, signedArea, turnRing } from './ring.ts'

/** One given outline, moved so that the center of its box is at the origin. */
export type Outline = {
  /** Cleaned islands: outline first, then holes; material on the left. */
  readonly islands: readonly (readonly Ring[])[]
  /** Size of the given box, whose corner with the smallest coordinates became `(−width / 2, −height / 2)`. */
  readonly width: number
  readonly height: number
  /** Area of ink. */
  readonly area: number
  readonly hull: Ring
  /** Convex hull of everything given, including specks without area: the box of a placement is drawn around it. */
  readonly frame: Ring
  readonly isSelfCrossing: boolean
}

/** Undefined for a shape without any area. */
export const readOutline = (shape: readonly Contour[]): Outline | undefined => {
  const rough = boxOf(shape.map(({ outline }) => finiteRing(outline)))
  const size = Math.max(rough.maxX - rough.minX, rough.maxY - rough.minY)
  if (!(size > 0 && Number.isFinite(size))) return undefined
  const centered = shape.map((contour) => centerContour(contour, rough))
  const tolerance = size * 1e-9
  let isSelfCrossing = false
  const islands: Ring[][] = []
  for (const { outline, holes } of centered) {
    const ring = cleanRing(outline, tolerance)
    if (ring === undefined) continue
    const island = [ring, ...(holes ?? []).flatMap((hole) => cleanRing(hole, tolerance) ?? [])]
    if (hasCrossing(island)) {
      isSelfCrossing = true
      const hull = convexHull([ring])
      if (hull !== undefined) islands.push([hull])
    } else islands.push(island.map(orient).filter((each) => Math.abs(signedArea(each)) > tolerance * size))
  }
  const solid = islands.filter(([outline]) => outline !== undefined && signedArea(outline) > tolerance * size)
  const hull = convexHull(solid.flat())
  const frame = convexHull(centered.map(({ outline }) => finiteRing(outline)))
  if (hull === undefined || frame === undefined) return undefined
  const area = solid.flat().reduce((sum, ring) => sum + signedArea(ring), 0)
  return {
    islands: solid,
    width: rough.maxX - rough.minX,
    height: rough.maxY - rough.minY,
    area,
    hull,
    frame,
    isSelfCrossing,
  }
}

/** The turns to try, in degrees, from 0 up to but excluding 360. */
export const degreesOf = (turns: ShapeTurns): number[] => {
  if (turns === 'none') return [0]
  if (turns === 'half') return [0, 180]
  if (turns === 'quarter') return [0, 90, 180, 270]
  const step = Math.abs(turns.step)
  if (!(step >= 1)) return [0]
  return Array.from({ length: Math.ceil(360 / step - 1e-9) }, (_, k) => k * step)
}

/** Exact for quarter turns. */
export const cosSin = (degrees: number): readonly [number, number] => {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) {
    const exact = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
    return exact[((quarters % 4) + 4) % 4] ?? [1, 0]
  }
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

export const boxWhenTurned = (outline: Outline, degrees: number): Box => {
  const [cos, sin] = cosSin(degrees)
  return boxOf([turnRing(outline.frame, cos, sin)])
}

/** Whether a turn results in the same rings, so that it need not be tried. */
export const looksSame = (outline: Outline, degrees: number): boolean => {
  const [cos, sin] = cosSin(degrees)
  const tolerance = 1e-7 * Math.max(outline.width, outline.height)
  const rings = outline.islands.flat()
  if ([outline.frame, ...rings].reduce((sum, ring) => sum + ring.length / 2, 0) > 400) return false
  const isOneOf = (ring: Ring, others: readonly Ring[]) => {
    const turned = pairs(turnRing(ring, cos, sin))
    return others.some((other) => haveSameCorners(turned, pairs(other), tolerance))
  }
  return isOneOf(outline.frame, [outline.frame]) && rings.every((ring) => isOneOf(ring, rings))
}

type Corners = ReturnType<typeof pairs>

const haveSameCorners = (ones: Corners, others: Corners, tolerance: number) =>
  ones.length === others.length &&
  ones.every(([x, y]) =>
    others.some(([a, b]) => Math.abs(a - x) <= tolerance && Math.abs(b - y) <= tolerance),
  )

/**
 * Convex parts that cover the ink: of the outline grown by at most `tolerance`, without holes narrower than `smallest`,
 * which nothing fits into. An island that cannot be cut is replaced by its hull.
 */
export const convexCover = (
  outline: Outline,
  tolerance: number,
  enough: number,
  smallest: number,
): ConvexPart[] =>
  outline.islands.flatMap((island) => {
    const useful = island.filter((ring, index) => index === 0 || narrowSide(ring) >= smallest)
    const [outer, ...holes] = growRings(useful, tolerance, enough)
    if (outer === undefined) return []
    const rings = cutConvex(outer, holes)
    const hull = rings ?? [convexHull([outer]) ?? outer]
    return hull.map(createPart)
  })

const narrowSide = (ring: Ring) => {
  const box = boxOf([ring])
  return Math.min(box.maxX - box.minX, box.maxY - box.minY)
}

const finiteRing = (points: Contour['outline']): Ring =>
  Float64Array.from(points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y)).flat())

const centerContour = (contour: Contour, box: Box): Contour => {
  const cx = (box.minX + box.maxX) / 2
  const cy = (box.minY + box.maxY) / 2
  const move = (points: Contour['outline']) =>
    points.map(([x, y]): readonly [number, number] => [x - cx, y - cy])
  return { outline: move(contour.outline), holes: (contour.holes ?? []).map(move) }
}

const orient = (ring: Ring, index: number): Ring =>
  signedArea(ring) > 0 === (index === 0) ? ring : reverseRing(ring)

const pairs = (ring: Ring) => {
  const out: [number, number][] = []
  for (let i = 0; i < ring.length; i += 2) out.push([ring[i] as number, ring[i + 1] as number])
  return out
}
