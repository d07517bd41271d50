import type { Layers } from '#domain/mock-up/layers.ts'
import { frameOf, type Point } from '#domain/tshirt/garment-shape.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import { distancesTo, withinOf } from './distance.ts'
import { collarWidth, type GarmentLines, linesOf } from './garment-lines.ts'
import { ramp } from './noise.ts'
import { besideArmhole, reliefOf } from './relief.ts'

const sun = unit([-0.5, -0.62, 0.72])
const fill = unit([0.65, 0.1, 0.75])

export function drawLayers(cut: GarmentCut, view: GarmentSide, side: number): Layers {
  const lines = linesOf(cut, view)
  const { left, top, side: inches } = frameOf(cut, 'M')
  const step = inches / side
  const height = new Float32Array(side * side)
  const cover = new Float32Array(side * side)
  const shade = new Float32Array(side * side).fill(1)
  const isCloth = new Uint8Array(side * side)
  const relief = reliefOf(cut, view, lines)
  const measure = measureFrom(lines)
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const at = row * side + column
      const [x, y] = [left + (column + 0.5) * step, top + (row + 0.5) * step]
      const { inNeck, inside, ...edges } = measure(x, y)
      cover[at] = Math.min(1, Math.max(0, 0.5 + inside / step))
      if (cover[at] === 0) continue
      isCloth[at] = inNeck ? 0 : 1
      height[at] = relief(x, y, { ...edges, outline: Math.max(0, edges.outline) })
      shade[at] = inNeck
        ? insideOf(x, y, edges.neck)
        : sewing(cut, x, y, edges) * armpit(Math.abs(x), y, lines.armhole.at(-1) as Point)
    }
  const shadow = blurred(cover, side, Math.round(0.75 / step))
  const whole = (part: number): number => part * 255
  return {
    side,
    cover: bytes(cover, whole),
    shadow: bytes(shadow, whole),
    ...lit(height, isCloth, shade, side, step),
  }
}

/** Distances from all lines; `inside` is negative outside the garment and outside what is visible through its neck. */
function measureFrom(lines: GarmentLines) {
  const [isIn, isInNeck] = [withinOf(lines.outline), withinOf(lines.neck)]
  const toOutline = distancesTo([...lines.outline, lines.outline[0] as Point], 0.6)
  const toEdge = distancesTo(lines.edge, 0.6)
  const toBack = distancesTo(lines.back, 0.6)
  const toNeck = distancesTo(lines.collar, 2.5)
  const toArmhole = distancesTo(lines.armhole, 2.4)
  const toHem = distancesTo(lines.hem, 3)
  const toCuff = distancesTo(lines.cuff, 3)
  const beside = besideArmhole(lines.armhole)
  return (x: number, y: number) => {
    const [within, inNeck] = [isIn(x, y), isInNeck(x, y)]
    const away = Math.abs(x)
    const outline = toOutline(x, y)
    const fromBack = toBack(x, y)
    return {
      inNeck,
      outline: within ? outline : -outline,
      inside: within ? toEdge(x, y) : inNeck ? fromBack : -Math.min(toEdge(x, y), fromBack),
      neck: toNeck(x, y),
      armhole: toArmhole(away, y),
      hem: toHem(x, y),
      cuff: beside(away, y) > 0 ? toCuff(away, y) : 3,
    }
  }
}

/** The inside of the back, darker toward the front collar's shadow. */
const insideOf = (x: number, y: number, toCollar: number): number =>
  (0.62 + 0.2 * ramp(0, 2.2, toCollar) - 0.012 * x * x * 0.6) * (y < 0.42 - 0.02 * x * x ? 1.12 : 1)

/** Seams and stitches, darker than the cloth they hold. */
function sewing(
  cut: GarmentCut,
  x: number,
  y: number,
  edges: { neck: number; armhole: number; hem: number; cuff: number },
): number {
  const seam = (distance: number, strength: number) => 1 - strength * Math.exp(-((distance / 0.06) ** 2))
  const stitch = (distance: number, along: number) =>
    1 - 0.2 * Math.exp(-((distance / 0.045) ** 2)) * (Math.sin(along * 44) > -0.3 ? 1 : 0.25)
  const collar = collarWidth[cut]
  const rib = edges.neck < collar ? 1 + 0.045 * Math.sin(Math.atan2(y + 6, x) * 210) : 1
  if (cut === 'crew') {
    const ribbed =
      edges.hem < 2.5
        ? 1 + 0.075 * Math.sin(x * 26)
        : edges.cuff < 2.5
          ? 1 + 0.07 * Math.sin((x * 0.94 - y * 0.34) * 26)
          : 1
    return (
      rib *
      ribbed *
      seam(edges.neck - collar, 0.35) *
      seam(edges.armhole, 0.3) *
      seam(edges.hem - 2.5, 0.4) *
      seam(edges.cuff - 2.5, 0.4)
    )
  }
  return (
    rib *
    seam(edges.neck - collar, 0.32) *
    stitch(edges.neck - collar - 0.14, x + y) *
    seam(edges.armhole, 0.3) *
    stitch(edges.hem - 0.78, x) *
    stitch(edges.hem - 0.98, x) *
    stitch(edges.cuff - 0.78, x - y) *
    stitch(edges.cuff - 0.98, x - y)
  )
}

/** No light gets in where the sleeve meets the body. */
const armpit = (x: number, y: number, [toX, toY]: Point): number =>
  1 - 0.4 * Math.exp(-((Math.hypot((x - toX) * 1.1, (y - toY) * 0.7) / 1.2) ** 2))

function lit(height: Float32Array, isCloth: Uint8Array, shade: Float32Array, side: number, step: number) {
  const hollow = openness(height, isCloth, side, Math.round(0.8 / step))
  const wide = openness(height, isCloth, side, Math.round(2.4 / step))
  const light = shade.slice()
  const across = new Float32Array(side * side)
  const down = new Float32Array(side * side)
  for (let at = side; at < side * (side - 1); at += 1) {
    if (isCloth[at] === 0) continue
    const slope = (stride: number): number => {
      const [before, after] = [isCloth[at - stride] ? stride : 0, isCloth[at + stride] ? stride : 0]
      if (before + after === 0) return 0
      const rise = (height[at + after] ?? 0) - (height[at - before] ?? 0)
      return rise / (((before + after) / stride) * step)
    }
    const [slopeX, slopeY] = [slope(1), slope(side)]
    const normal = unit([-slopeX, -slopeY, 1])
    const key = ((0.5 + 0.5 * dot(normal, sun)) / (0.5 + 0.5 * sun[2])) ** 2
    const second = (0.5 + 0.5 * dot(normal, fill)) / (0.5 + 0.5 * fill[2])
    const open = 1 + clamp(-0.34, 0.1, (hollow[at] ?? 0) * 0.9) + clamp(-0.25, 0.05, (wide[at] ?? 0) * 0.26)
    light[at] = (0.16 + 0.84 * (0.74 * key + 0.26 * second) * open) * (shade[at] ?? 1)
    across[at] = -slopeX * 0.24
    down[at] = -slopeY * 0.24
  }
  return {
    light: bytes(light, (value) => value * 128),
    across: bytes(across, (value) => 128 + value * 127),
    down: bytes(down, (value) => 128 + value * 127),
  }
}

const clamp = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

/** How far each point stands out from its surroundings, in inches; negative in a fold. */
function openness(height: Float32Array, cover: Uint8Array, side: number, radius: number): Float32Array {
  const sum = blurred(
    Float32Array.from(height, (value, at) => value * (cover[at] ? 1 : 0)),
    side,
    radius,
  )
  const count = blurred(Float32Array.from(cover), side, radius)
  return Float32Array.from(height, (value, at) => (cover[at] ? value - (sum[at] ?? 0) / (count[at] || 1) : 0))
}

/** Two box blurs in each direction, which come close to a Gaussian. */
function blurred(values: Float32Array, side: number, radius: number): Float32Array {
  let result = values
  for (const stride of [1, side, 1, side]) result = boxed(result, side, radius, stride)
  return result
}

function boxed(values: Float32Array, side: number, radius: number, stride: number): Float32Array {
  const result = new Float32Array(values.length)
  const other = stride === 1 ? side : 1
  for (let line = 0; line < side; line += 1) {
    const start = line * other
    let sum = 0
    for (let at = -radius; at < side; at += 1) {
      if (at + radius < side) sum += values[start + (at + radius) * stride] ?? 0
      if (at - radius - 1 >= 0) sum -= values[start + (at - radius - 1) * stride] ?? 0
      if (at >= 0) result[start + at * stride] = sum / (2 * radius + 1)
    }
  }
  return result
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

const bytes = (values: Float32Array, scaled: (value: number) => number): Uint8Array =>
  Uint8Array.from(values, (value) => Math.max(0, Math.min(255, Math.round(scaled(value)))))
