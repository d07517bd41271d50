import type { GarmentCut } from './garments.ts'
import type { PlacementZone } from './placement-zones.ts'
import type { GarmentSide } from './print-option.ts'
import type { TshirtSize } from './sizes.ts'

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

/** Where the collar's seam lies in the middle, in inches under the top of the shoulder. */
const collarDepth: Record<GarmentSide, number> = { front: 3.6, back: 1.4 }
const collarWidth = 0.9
const neck = 3.7

type Point = readonly [x: number, y: number]

/** SVG paths in inches. The middle of the garment is at x = 0, the top of the shoulder at y = 0. */
export type GarmentOutline = {
  body: string
  /** Seams and hems, drawn as thin lines. */
  seams: string[]
  collar: string
  /** The inside of the back, seen through the neck from the front. */
  inside: string | null
  viewBox: string
}

type Sleeve = { outer: Point; inner: Point; shoulder: Point; armpit: Point; angle: number }

function sleeveOf(cut: GarmentCut, chest: number): Sleeve {
  const isShort = cut === 'tee'
  // Degrees under the horizontal; inches along the sleeve and across its cuff.
  const [angle, along, across] = isShort ? [37, 8.6, 7] : [66, 23.5, cut === 'crew' ? 4 : 4.2]
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const shoulder: Point = [chest * 0.44, 1.7]
  const outer: Point = [shoulder[0] + along * dx, shoulder[1] + along * dy]
  const inner: Point = [outer[0] - across * dy, outer[1] + across * dx]
  return { outer, inner, shoulder, armpit: [chest / 2, isShort ? 9.8 : 10.4], angle }
}

export function outlineGarment(cut: GarmentCut, size: TshirtSize, side: GarmentSide): GarmentOutline {
  const { chest, length } = measures[size]
  const sleeve = sleeveOf(cut, chest)
  const { outer, inner, shoulder, armpit } = sleeve
  const half = chest / 2
  const hem = cut === 'crew' ? half - 0.9 : half - 0.1
  const depth = collarDepth[side]
  const right = [
    `L ${at(shoulder)}`,
    `Q ${n(shoulder[0] + 1.1)} ${n(shoulder[1] + 0.35)} ${at(outer)}`,
    `L ${at(inner)}`,
    `L ${at(armpit)}`,
    `Q ${n(half - 0.5)} ${n(length * 0.6)} ${n(hem)} ${n(length)}`,
  ]
  const left = [
    `Q ${n(-half + 0.5)} ${n(length * 0.6)} ${at(mirrored(armpit))}`,
    `L ${at(mirrored(inner))}`,
    `L ${at(mirrored(outer))}`,
    `Q ${n(-shoulder[0] - 1.1)} ${n(shoulder[1] + 0.35)} ${at(mirrored(shoulder))}`,
  ]
  const curve = (width: number, drop: number): string =>
    `M ${n(-width)} ${n(0)} C ${n(-width * 0.86)} ${n(drop * 1.32)} ${n(width * 0.86)} ${n(drop * 1.32)} ${n(width)} 0`
  const innerNeck = neck - collarWidth * 0.8
  const innerDepth = Math.max(0.5, depth - collarWidth)
  const body = `${curve(neck, depth)} ${right.join(' ')} Q 0 ${n(length + 0.7)} ${n(-hem)} ${n(length)} ${left.join(' ')} Z`
  const collar = `${curve(neck, depth)} L ${n(innerNeck)} -0.35 C ${n(innerNeck * 0.86)} ${n(innerDepth * 1.32)} ${n(-innerNeck * 0.86)} ${n(innerDepth * 1.32)} ${n(-innerNeck)} -0.35 Z`
  const inside =
    side === 'front'
      ? `M ${n(-innerNeck)} -0.35 C ${n(-2)} 0.75 ${n(2)} 0.75 ${n(innerNeck)} -0.35 C ${n(innerNeck * 0.86)} ${n(innerDepth * 1.32)} ${n(-innerNeck * 0.86)} ${n(innerDepth * 1.32)} ${n(-innerNeck)} -0.35 Z`
      : null
  const reach = Math.max(outer[0], inner[0]) + 1
  return {
    body,
    collar,
    inside,
    seams: [
      ...[1, -1].map((sign) => armhole(sleeve, sign)),
      ...[1, -1].map((sign) => cuff(sleeve, sign, cut === 'crew' ? 2.4 : 0.8)),
      `M ${n(-hem)} ${n(length - (cut === 'crew' ? 2.4 : 0.8))} Q 0 ${n(length + 0.7 - (cut === 'crew' ? 2.4 : 0.8))} ${n(hem)} ${n(length - (cut === 'crew' ? 2.4 : 0.8))}`,
    ],
    viewBox: `${n(-reach)} -1.4 ${n(reach * 2)} ${n(length + 2.8)}`,
  }
}

function armhole({ shoulder, armpit }: Sleeve, sign: number): string {
  const [x, y] = shoulder
  return `M ${n(x * sign)} ${n(y)} Q ${n((x - 1.1) * sign)} ${n((y + armpit[1]) / 2 + 0.6)} ${n(armpit[0] * sign)} ${n(armpit[1])}`
}

/** A line across the sleeve, so many inches above its end. */
function cuff({ outer, inner, angle }: Sleeve, sign: number, above: number): string {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * above, Math.sin((angle * Math.PI) / 180) * above]
  return `M ${n((outer[0] - dx) * sign)} ${n(outer[1] - dy)} L ${n((inner[0] - dx) * sign)} ${n(inner[1] - dy)}`
}

export type ZoneBox = {
  left: number
  top: number
  width: number
  height: number
  /** Degrees clockwise about the box's middle: what lies on a sleeve hangs with it. */
  angle: number
  /** The same as an SVG transform. */
  turn: string | undefined
}

/** The zone's box on the garment, in inches. */
export function boxOfZone(zone: PlacementZone, cut: GarmentCut, size: TshirtSize): ZoneBox {
  const { maxWidth: width, maxHeight: height } = zone
  if (zone.id !== 'sleeve') {
    const top = collarDepth[zone.side] + zone.belowCollar
    return { left: zone.fromMiddle - width / 2, top, width, height, angle: 0, turn: undefined }
  }
  const { angle, shoulder } = sleeveOf(cut, measures[size].chest)
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const [along, across] = cut === 'tee' ? [4.7, 3.3] : [8, 3.2]
  const x = shoulder[0] + along * dx - across * dy
  const y = shoulder[1] + along * dy + across * dx
  return {
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    angle: angle - 90,
    turn: `rotate(${n(angle - 90)} ${n(x)} ${n(y)})`,
  }
}

const n = (value: number): string => String(Math.round(value * 1_000) / 1_000)
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`
const mirrored = ([x, y]: Point): Point => [-x, y]
