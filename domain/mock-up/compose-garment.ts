import { type Frame, frameOf, stretchOf } from '../tshirt/garment-shape.ts'
import type { GarmentCut } from '../tshirt/garments.ts'
import type { TshirtSize } from '../tshirt/sizes.ts'
import type { Layers } from './layers.ts'
import { type Color, clothOf, fromLinear, toLinear } from './light.ts'
import { type Pixels, sample, sampleInk } from './pixels.ts'
import { wallAt } from './wall.ts'

/** A print on the cloth: its picture, and its box in inches, rotated about its center by `angle` degrees. */
export type PrintOnCloth = {
  picture: Pixels
  left: number
  top: number
  width: number
  height: number
  angle: number
}

export type GarmentPicture = {
  cut: GarmentCut
  size: TshirtSize
  /** The cloth's color as #rrggbb. */
  color: string
  prints: readonly PrintOnCloth[]
  /** Side of the square picture, in pixels. */
  side: number
}

/**
 * The one way a garment is drawn, wherever it is shown: lit, in front of a wall, with its prints following the folds.
 */
export function composeGarment(layers: Layers, { cut, size, color, prints, side }: GarmentPicture): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  const frame = frameOf(cut, size)
  const step = frame.side / side
  const { across: leftOf, down: topOf } = locateOn(layers, frameOf(cut, 'M'), size)
  const ofColumns = Array.from({ length: side }, (_, column) => {
    const x = frame.left + (column + 0.5) * step
    return { x, left: leftOf(x), shade: leftOf(x - 0.55) }
  })
  const cloth = clothOf(color)
  const inks = prints.map(inkOf)
  const seen: Color = [0, 0, 0]
  for (let row = 0; row < side; row += 1) {
    const y = frame.top + (row + 0.5) * step
    const [top, shade] = [topOf(y), topOf(y - 0.95)]
    for (const [column, of] of ofColumns.entries()) {
      const at = (row * side + column) * 4
      const { x, left } = of
      const shadow = sample(layers.shadow, layers.side, of.shade, shade)
      wallAt(column / side, row / side, 1 - (0.4 * shadow) / 255, data, at)
      const cover = sample(layers.cover, layers.side, left, top) / 255
      if (cover === 0) continue
      const light = sample(layers.light, layers.side, left, top) / 128
      const weave = weaveAt(x, y)
      cloth.in(light * weave, seen)
      if (inks.length > 0) {
        const across = x + (sample(layers.across, layers.side, left, top) - 128) / 127
        const down = y + (sample(layers.down, layers.side, left, top) - 128) / 127
        for (const ink of inks) ink(seen, across, down, light * (0.5 + 0.5 * weave))
      }
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = (data[at + channel] ?? 0) * (1 - cover) + (seen[channel] ?? 0) * cover
    }
  }
  return { width: side, height: side, data }
}

/** Converts a garment coordinate in inches to a pixel of its layers: across and down. */
function locateOn({ side }: Layers, model: Frame, size: TshirtSize) {
  const { toModel } = stretchOf(size)
  const scale = side / model.side
  return {
    across: (x: number): number => (toModel([x, 0])[0] - model.left) * scale - 0.5,
    down: (y: number): number => (toModel([0, y])[1] - model.top) * scale - 0.5,
  }
}

/** Jersey: loops that catch the light a little unevenly. */
function weaveAt(x: number, y: number): number {
  const [column, row] = [Math.floor(x * 34), Math.floor(y * 30)]
  let mixed = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return 1 + 0.04 * (((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296 - 0.5)
}

/** Draws a print over the cloth color at a point, in the light at that point. */
function inkOf({ picture, left, top, width, height, angle }: PrintOnCloth) {
  const [cos, sin] = [Math.cos((-angle * Math.PI) / 180), Math.sin((-angle * Math.PI) / 180)]
  const [middleX, middleY] = [left + width / 2, top + height / 2]
  const ink: [...Color, number] = [0, 0, 0, 0]
  return (seen: Color, x: number, y: number, light: number): void => {
    const [awayX, awayY] = [x - middleX, y - middleY]
    const across = (awayX * cos - awayY * sin) / width + 0.5
    const down = (awayX * sin + awayY * cos) / height + 0.5
    if (across < 0 || across > 1 || down < 0 || down > 1) return
    sampleInk(picture, across * picture.width - 0.5, down * picture.height - 0.5, ink)
    const gloss = 0.008 * Math.max(0, light - 0.5)
    for (let channel = 0; channel < 3; channel += 1) {
      const lit = fromLinear(toLinear(Math.round(ink[channel] ?? 0)) * 0.95 * light + gloss)
      seen[channel] = (seen[channel] ?? 0) * (1 - ink[3]) + lit * ink[3]
    }
  }
}
