import { directionOf, modelSize, type Point, sleeveOf } from '#domain/tshirt/garment-shape.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import { collarWidth, type GarmentLines } from './garment-lines.ts'
import { crest, mix, noise, ramp } from './noise.ts'

export type Relief = (x: number, y: number, edges: Edges) => number

/** Distances in inches from seams and edges. */
export type Edges = { outline: number; neck: number; armhole: number; hem: number; cuff: number }

/** The height of the cloth at each point, in inches toward the viewer. */
export function reliefOf(cut: GarmentCut, side: GarmentSide, lines: GarmentLines): Relief {
  const seed = side === 'front' ? 11 : 47
  const sleeve = sleeveOf(cut)
  const beside = besideArmhole(lines.armhole)
  const heavy = cut === 'crew' ? 1.9 : 1.65
  return (x, y, edges) => {
    const half = x < 0 ? seed + 100 : seed
    const away = Math.abs(x)
    const onSleeve = ramp(-0.12, 0.12, beside(away, y))
    const body =
      bodyForm(x, y) + heavy * (drape(x, y, seed) + drag(away, y, sleeve.armpit, half) + slouch(x, y, seed))
    const tube =
      onSleeve > 0
        ? sleeveForm(cut, away, y, sleeve) + 0.85 * heavy * sleeveFolds(cut, away, y, sleeve, half)
        : 0
    return mix(body, tube, onSleeve) + sewn(cut, x, y, edges, seed)
  }
}

/** Positive on the sleeve side of the seam. */
export function besideArmhole(armhole: readonly Point[]) {
  const last = armhole.at(-1) as Point
  return (x: number, y: number): number => {
    if (y >= last[1]) return x - last[0] - 0.01
    let at = 1
    while (at < armhole.length - 1 && (armhole[at] as Point)[1] < y) at += 1
    const [fromX, fromY] = armhole[at - 1] as Point
    const [toX, toY] = armhole[at] as Point
    const part = toY === fromY ? 0 : (y - fromY) / (toY - fromY)
    return x - mix(fromX, toX, Math.min(1, Math.max(0, part)))
  }
}

function bodyForm(x: number, y: number): number {
  const round = Math.sqrt(Math.max(0.02, 1 - (x / 11.4) ** 2))
  const chest = 0.5 * Math.exp(-(((Math.abs(x) - 4) / 3.6) ** 2) - ((y - 8.5) / 4) ** 2)
  const shoulder = ramp(6, -0.5, y) ** 2
  return 1.9 * round + chest * 0.6 - 1.7 * shoulder
}

/** Soft columns that fall from the chest to the hem and widen on the way. */
function drape(x: number, y: number, seed: number): number {
  const warp = 1.3 * noise(x * 0.12, y * 0.09, seed + 1)
  const fall = ramp(9, modelSize.length, y)
  const columns = noise(x * 0.26 + warp * 0.5, y * 0.028 + warp * 0.2, seed + 2)
  const sharp = crest(noise(x * 0.21 + warp * 0.6, y * 0.035, seed + 3), 0.34)
  const fine = noise(x * 0.55 + warp, y * 0.07, seed + 4)
  return fall * (0.46 * columns + 0.34 * sharp + 0.13 * fine) + 0.09 * noise(x * 0.3, y * 0.22, seed + 5)
}

/** Pull lines that fan out from the armpit over chest and side. */
function drag(x: number, y: number, armpit: Point, seed: number): number {
  const [toX, toY] = [armpit[0] - x, y - armpit[1] + 0.6]
  const reach = Math.hypot(toX, toY)
  const angle = Math.atan2(toY, toX)
  const warp = 0.5 * noise(x * 0.2, y * 0.2, seed + 6)
  const strength = ramp(0.4, 3, reach) * Math.exp(-reach / 4.6) * ramp(0.3, 3.5, x)
  const rays = crest(noise(angle * 2 + warp * 0.5, reach * 0.05, seed + 7))
  const softer = noise(angle * 3.4 + warp * 0.4, reach * 0.07, seed + 8)
  return strength * (0.6 * rays + 0.3 * softer)
}

/** Cloth that rests on itself above the waist: shallow swags and short creases. */
function slouch(x: number, y: number, seed: number): number {
  const band = Math.exp(-(((y - 18) / 5) ** 2))
  const swag = y - 0.014 * x * x + 2.4 * noise(x * 0.11, y * 0.1, seed + 9)
  const creases =
    crest(noise(x * 0.1, swag * 0.34, seed + 10), 0.3) * (0.5 + 0.5 * noise(x * 0.2, y * 0.2, seed + 12))
  return band * 0.12 * creases + 0.035 * noise(x * 0.8 + noise(x, y, seed) * 0.4, y * 0.6, seed + 13)
}

type Sleeve = ReturnType<typeof sleeveOf>

/** Inches along the sleeve from the shoulder, and across it from -1 outside to 1 inside. */
function onSleeve(cut: GarmentCut, x: number, y: number, { shoulder, angle, outer, inner }: Sleeve) {
  const [dx, dy] = directionOf(angle)
  const along = (x - shoulder[0]) * dx + (y - shoulder[1]) * dy
  const inward = -(x - shoulder[0]) * dy + (y - shoulder[1]) * dx
  const end = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  const wide = cut === 'tee' ? mix(7.2, end, ramp(0, 9, along)) : mix(6.6, end, ramp(0, 22, along) ** 0.7)
  return { along, inward, wide, across: (inward / wide) * 2 - 1 }
}

function sleeveForm(cut: GarmentCut, x: number, y: number, sleeve: Sleeve): number {
  const { across, wide, along } = onSleeve(cut, x, y, sleeve)
  const round = Math.sqrt(Math.max(0.03, 1 - Math.min(1, Math.abs(across * 0.93)) ** 2))
  return 0.24 * wide * round + 0.5 - 0.5 * ramp(3, -1, along)
}

function sleeveFolds(cut: GarmentCut, x: number, y: number, sleeve: Sleeve, seed: number): number {
  const { along, across, inward } = onSleeve(cut, x, y, sleeve)
  const warp = noise(along * 0.18, across * 0.7, seed + 20)
  // From the armpit they slant up to the outside; farther down they are short and run across.
  const slanted = crest(noise((along - inward * 0.6) * 0.42 + warp * 0.5, inward * 0.08, seed + 21), 0.3)
  const across1 = crest(
    noise(along * 0.3 + across * 0.55 + warp * 0.6, across * 0.5 + along * 0.04, seed + 22),
    0.26,
  )
  const long = noise(across * 0.9 + warp * 0.4, along * 0.07, seed + 23)
  const upper = cut === 'tee' ? ramp(0.4, 4, along) : ramp(0.4, 4, along) * ramp(13, 5, along)
  const lower = cut === 'tee' ? 0 : ramp(7, 14, along)
  return 0.42 * upper * slanted + 0.3 * lower * across1 + 0.16 * long * ramp(0, 4, along)
}

/** Rolled edges, seams that gather the cloth, and the folded hems. */
function sewn(cut: GarmentCut, x: number, y: number, edges: Edges, seed: number): number {
  const { outline, neck, armhole, hem, cuff } = edges
  const roll = -0.16 * (1 - Math.min(1, outline / 0.4)) ** 2
  const pucker = (distance: number, along: number, reach: number) =>
    0.03 * Math.exp(-((distance / reach) ** 2)) * noise(along * 2.3, distance * 0.8, seed + 30)
  const groove = (distance: number, depth: number, width: number) =>
    -depth * Math.exp(-((distance / width) ** 2))
  const ribbed = cut === 'crew' ? 2.5 : 0.95
  const isRib = cut === 'crew'
  const folded = (distance: number) => 0.05 * ramp(ribbed + 0.06, ribbed - 0.06, distance)
  const collar = collarWidth[cut]
  const band = 0.13 * (1 - ((neck - collar / 2) / (collar / 2)) ** 2)
  const atBand = Math.max(0, band)
  return (
    roll +
    atBand +
    groove(neck - collar, 0.09, 0.09) +
    pucker(neck - collar, x + y, 0.7) +
    groove(armhole, 0.06, 0.12) +
    pucker(armhole, y, 0.8) +
    folded(hem) +
    folded(cuff) +
    groove(hem - ribbed, isRib ? 0.12 : 0.045, 0.08) +
    groove(cuff - ribbed, isRib ? 0.12 : 0.045, 0.08) +
    pucker(hem - ribbed, x, 0.7) +
    pucker(cuff - ribbed, x - y, 0.6)
  )
}
