import type { GarmentCut } from './garments.ts'
import type { PlacementZone } from './placement-zones.ts'
import type { GarmentSide } from './print-option.ts'
import type { TshirtSize } from './sizes.ts'

export type Point = readonly [x: number, y: number]

/** Flat measurements in inches: chest from side to side, and length from the top of the shoulder. */
const measures: Record<TshirtSize, { chest: number; length: number }> = {
  XS: { chest: 16.5, length: 27 },
  S: { chest: 18, length: 28 },
  M: { chest: 20, length: 29 },
  L: { chest: 22, length: 30 },
  XL: { chest: 24, length: 31 },
  '2XL': { chest: 26, length: 32 },
  '3XL': { chest: 28, length: 33 },
}

/** The size in which the garment is modeled; all others are stretched from it. */
export const modelSize = measures.M

/** Depth of the collar seam at the center, in inches below the top of the shoulder. */
export const collarDepth: Record<GarmentSide, number> = { front: 3.9, back: 1.5 }

export type Sleeve = { outer: Point; inner: Point; shoulder: Point; armpit: Point; angle: number }

/** Angle of a hanging sleeve in degrees below horizontal; inches along it and across its end. */
const sleeves: Record<GarmentCut, { angle: number; along: number; across: number; armpit: number }> = {
  tee: { angle: 52, along: 8.8, across: 5.6, armpit: 10 },
  'long-sleeve': { angle: 71, along: 23.6, across: 3.5, armpit: 10.6 },
  crew: { angle: 70, along: 23.2, across: 3.3, armpit: 11 },
}

/** The sleeve on the right of the picture, in the size in which the garment is modeled. */
export function sleeveOf(cut: GarmentCut): Sleeve {
  const { angle, along, across, armpit } = sleeves[cut]
  const [dx, dy] = directionOf(angle)
  const shoulder: Point = [8.9, 1.8]
  const outer: Point = [shoulder[0] + along * dx, shoulder[1] + along * dy]
  return {
    shoulder,
    outer,
    inner: [outer[0] - across * dy, outer[1] + across * dx],
    armpit: [modelSize.chest / 2, armpit],
    angle,
  }
}

export const directionOf = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]

/** Above this height, and closer to the center than this, the collar area keeps its size. */
const keptBelow = 6
const keptBeside = 4.5

/** How a size is stretched: the collar and the sleeves keep their measurements, and the body grows between them. */
export function stretchOf(size: TshirtSize): {
  toModel(point: Point): Point
  fromModel(point: Point): Point
} {
  const { chest, length } = measures[size]
  const across = stretched(keptBeside, modelSize.chest / 2, chest / 2)
  const down = stretched(keptBelow, modelSize.length, length)
  return {
    toModel: ([x, y]) => [Math.sign(x) * across.back(Math.abs(x)), down.back(y)],
    fromModel: ([x, y]) => [Math.sign(x) * across.out(Math.abs(x)), down.out(y)],
  }
}

/** Unchanged up to `kept`, stretched from there to the end, and shifted beyond it. */
function stretched(kept: number, modelEnd: number, end: number) {
  const scale = (end - kept) / (modelEnd - kept)
  return {
    out: (at: number) =>
      at <= kept ? at : at >= modelEnd ? at + end - modelEnd : kept + (at - kept) * scale,
    back: (at: number) => (at <= kept ? at : at >= end ? at - end + modelEnd : kept + (at - kept) / scale),
  }
}

export type Frame = { left: number; top: number; side: number }

/** The square frame of a garment's picture, in inches; the garment's center is at x = 0, its shoulder at y = 0. */
export function frameOf(cut: GarmentCut, size: TshirtSize): Frame {
  const { chest, length } = measures[size]
  const { outer } = sleeveOf(cut)
  const width = 2 * (outer[0] + (chest - modelSize.chest) / 2)
  const side = Math.max(width, length + 1) * 1.13
  return { left: -side / 2, top: (length - 0.2 - side) / 2, side }
}

export type ZoneBox = {
  left: number
  top: number
  width: number
  height: number
  /** Degrees clockwise about the box's center: a print on a sleeve hangs at the sleeve's angle. */
  angle: number
}

/** The zone's box on the garment, in inches. */
export function boxOfZone(zone: PlacementZone, cut: GarmentCut, size: TshirtSize): ZoneBox {
  const { maxWidth: width, maxHeight: height } = zone
  if (zone.id !== 'sleeve')
    return {
      left: zone.fromMiddle - width / 2,
      top: collarDepth[zone.side] + zone.belowCollar,
      width,
      height,
      angle: 0,
    }
  const { angle, shoulder } = sleeveOf(cut)
  const [dx, dy] = directionOf(angle)
  const [along, across] = cut === 'tee' ? [4.9, 2.9] : [7.4, 2.6]
  const [x, y] = stretchOf(size).fromModel([
    shoulder[0] + along * dx - across * dy,
    shoulder[1] + along * dy + across * dx,
  ])
  return { left: x - width / 2, top: y - height / 2, width, height, angle: angle - 90 }
}
