import { collarDepth, directionOf, modelSize, type Point, sleeveOf } from '#domain/tshirt/garment-shape.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import { noise } from './noise.ts'

/** Lines of a garment in inches, as points. */
export type GarmentLines = {
  /** Everything visible of it, without the neck opening. */
  outline: Point[]
  /** Where it ends against the wall: the same without the collar's edge, behind which the back is visible. */
  edge: Point[]
  /** The neck opening, through which the inside of the back is visible. */
  neck: Point[]
  /** The upper edge of the back, as seen from the front. */
  back: Point[]
  /** The center line of the collar band. */
  collar: Point[]
  /** Where the right sleeve is sewn on; the left one mirrors it. */
  armhole: Point[]
  cuff: Point[]
  hem: Point[]
}

export const collarWidth: Record<GarmentCut, number> = { tee: 0.85, 'long-sleeve': 0.85, crew: 1.15 }
const neckWidth = 3.75

export function linesOf(cut: GarmentCut, side: GarmentSide): GarmentLines {
  const sleeve = sleeveOf(cut)
  const { outer, inner, shoulder, armpit, angle } = sleeve
  const [dx, dy] = directionOf(angle)
  const isShort = cut === 'tee'
  const length = modelSize.length
  const hemHalf = cut === 'crew' ? 8.7 : 9.75
  const bow = isShort ? 0.35 : 0.15
  const cuff = curve(
    outer,
    [(outer[0] + inner[0]) / 2 + dx * bow, (outer[1] + inner[1]) / 2 + dy * bow],
    inner,
  )
  const right = [
    ...curve([neckWidth, 0], [6.4, 0.75], shoulder),
    ...curve4(
      shoulder,
      [shoulder[0] + 1.6, shoulder[1] + 0.75],
      [outer[0] - dx * 5, outer[1] - dy * 5 - (isShort ? 0.2 : -0.6)],
      outer,
    ),
    ...cuff,
    ...curve4(
      inner,
      [inner[0] - dx * (isShort ? 0.6 : 8), inner[1] - dy * (isShort ? 0.6 : 8)],
      [armpit[0] + (isShort ? 0.35 : 0.9), armpit[1] + (isShort ? 0.25 : 2.6)],
      armpit,
    ),
    ...(cut === 'crew'
      ? [
          ...curve4(armpit, [9.75, 16], [9.9, 23.5], [9.65, length - 2.9]),
          ...curve4([9.65, length - 2.9], [9.5, length - 2.2], [9, length - 2.1], [hemHalf, length - 0.1]),
        ]
      : curve4(armpit, [9.55, 15.5], [9.3, 22], [hemHalf, length - 0.1])),
  ]
  const hem = steps(40).map((part): Point => {
    const x = hemHalf * (1 - 2 * part)
    return [
      x,
      length - 0.1 + 0.42 * (1 - (x / hemHalf) ** 2) + 0.16 * noise(x * 0.42, side === 'front' ? 3 : 9, 5),
    ]
  })
  const left = right.map(mirrored).reverse()
  const neckFront = curve4([neckWidth, 0], neckPull(side, 1), neckPull(side, -1), [-neckWidth, 0])
  const neckBack = curve4([-neckWidth, 0], [-2.6, -0.55], [2.6, -0.55], [neckWidth, 0])
  return {
    outline: [...right, ...hem, ...left, ...neckFront.toReversed()],
    edge: [...right, ...hem, ...left, ...(side === 'front' ? [] : neckFront.toReversed())],
    neck: side === 'front' ? [...neckFront, ...neckBack] : [],
    back: side === 'front' ? neckBack : [],
    collar: neckFront,
    armhole: curve4(shoulder, [shoulder[0] - 1, 4.6], [armpit[0] - 1.9, armpit[1] - 2.2], armpit),
    cuff,
    hem,
  }
}

/** How far the collar seam hangs down; its inner edge is a collar's width above it. */
function neckPull(side: GarmentSide, sign: number): Point {
  const depth = side === 'front' ? collarDepth.front - 0.85 : 0.55
  return [sign * neckWidth * 0.86, depth * 1.36]
}

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, at) => at / count)

const curve = (from: Point, pull: Point, to: Point): Point[] =>
  curve4(
    from,
    [from[0] + (2 / 3) * (pull[0] - from[0]), from[1] + (2 / 3) * (pull[1] - from[1])],
    [to[0] + (2 / 3) * (pull[0] - to[0]), to[1] + (2 / 3) * (pull[1] - to[1])],
    to,
  )

/** A cubic Bézier as points. */
function curve4(from: Point, first: Point, second: Point, to: Point): Point[] {
  return steps(24).map((part): Point => {
    const rest = 1 - part
    const [a, b, c, d] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3]
    return [
      a * from[0] + b * first[0] + c * second[0] + d * to[0],
      a * from[1] + b * first[1] + c * second[1] + d * to[1],
    ]
  })
}

const mirrored = ([x, y]: Point): Point => [-x, y]
