import type { EngravingField } from '../tumbler/engraving-field.ts'
import type { Finish } from '../tumbler/tumblers.ts'
import { type CupShape, cupShapeOf, type Ring, type Tube } from './cup-shape.ts'
import { finishLooks } from './finish-looks.ts'
import { type Color, colorOf, fromLinear, toLinear } from './light.ts'
import { type Pixels, sampleInk } from './pixels.ts'
import { wallAt } from './wall.ts'

export type CupSide = 'front' | 'back'

export type TumblerPicture = {
  sizeId: string
  finish: Finish
  side: CupSide
  /** The image in the laser field, from edge to edge, and whether it is also on the other side; null for a bare cup. */
  engraving: {
    picture: Pixels
    field: Pick<EngravingField, 'width' | 'height'>
    placed: 'front' | 'both' | 'around'
  } | null
  /** Side of the square picture, in pixels. */
  width: number
}

/** How far the viewer looks down on it: rims appear as ellipses this flat. */
const tilt = 0.07

type Surface = { color: Color; light: number; gloss: number }

/**
 * The one way a tumbler is drawn, wherever it is shown: round, lit, in front of a wall, engraved as the laser leaves
 * it.
 */
export function composeTumbler(wanted: TumblerPicture): Pixels {
  const { sizeId, finish, side, width } = wanted
  const shape = cupShapeOf(sizeId)
  const look = lookOf(finish)
  const engraved = engravingOn(wanted, shape)
  const data = new Uint8ClampedArray(width * width * 4)
  const step = shape.frame.side / width
  const surface: Surface = { color: [0, 0, 0], light: 1, gloss: 0 }
  const mirror = side === 'back' ? -1 : 1
  const tubes = shape.tubes.map((tube) => ({ tube, reach: reachOf(tube) }))
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4
      const [x, y] = [shape.frame.left + (column + 0.5) * step, shape.frame.top + (row + 0.5) * step]
      wallAt(column / width, row / width, shadowOf(shape, x, y), data, at)
      for (const { tube, reach } of tubes) {
        if (isFarFrom(reach, x * mirror, y, step)) continue
        const cover = onTube(tube, look, x * mirror, y, step, mirror, surface)
        if (cover > 0) blend(data, at, surface, cover)
      }
      for (const ring of shape.rings) {
        const cover = onRing(ring, look, x, y, step, surface, engraved)
        if (cover > 0) blend(data, at, surface, cover * (ring.made === 'clear' ? 0.82 : 1))
      }
    }
  return { width, height: width, data }
}

type Look = { coat: Color; lid: Color; engraving: Color; sheen: number; isMetal: boolean }

function lookOf(finish: Finish): Look {
  const { coat, lid, sheen, engraving } = finishLooks[finish]
  return {
    ...{ coat: colorOf(coat), lid: colorOf(lid), sheen, isMetal: finish === 'silver' },
    engraving: engraving.map((part) => Math.round(part * 255)) as Color,
  }
}

function blend(data: Uint8ClampedArray, at: number, { color, light, gloss }: Surface, cover: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = fromLinear(toLinear(color[channel] ?? 0) * light + gloss)
    data[at + channel] = (data[at + channel] ?? 0) * (1 - cover) + seen * cover
  }
}

/** A soft contact shadow on the table, stretched to the right, away from the light. */
function shadowOf({ foot, rings }: CupShape, x: number, y: number): number {
  const radius = rings.at(-1)?.radii[0] ?? 1
  const away = (x - 0.5) / (radius * 1.7)
  const under = (y - foot - 0.02) / 0.42
  const near = Math.exp(-((x / (radius * 1.02)) ** 4) - ((y - foot - 0.03) / 0.14) ** 2)
  return 1 - 0.34 * Math.exp(-(away * away) - under * under) - 0.4 * near
}

/** The radius of a ring at this height, smooth between its steps. */
function radiusAt({ top, bottom, radii }: Ring, y: number): number {
  const way = Math.min(0.9999, Math.max(0, (y - top) / (bottom - top))) * (radii.length - 1)
  const index = Math.floor(way)
  const [before = 1, after = before] = [radii[index], radii[index + 1]]
  const part = way - index
  return before + (after - before) * part * part * (3 - 2 * part)
}

type Engraved = ((ink: Surface, angle: number, radius: number, y: number, look: Look) => void) | null

/** How much of the pixel the ring covers; writes the visible surface. */
function onRing(
  ring: Ring,
  look: Look,
  x: number,
  y: number,
  step: number,
  surface: Surface,
  engraved: Engraved,
): number {
  const { top, bottom } = ring
  const reach = radiusAt(ring, Math.min(bottom, Math.max(top, y)))
  const edge = (reach - Math.abs(x)) / step + 0.5
  if (edge <= 0) return 0
  const across = Math.max(-0.9995, Math.min(0.9995, x / reach))
  const front = Math.sqrt(1 - across * across)
  const level = y - tilt * reach * front
  const isLidTop = level < top && ring.made !== 'coat' && top < 0
  const under = (bottom - level) / step + 0.5
  if (under <= 0) return 0
  const above = ((isLidTop ? y + tilt * reach * front : level) - top) / step + 0.5
  if (above <= 0) return 0
  const angle = Math.asin(across)
  if (isLidTop) shadeTop(ring, look, across, surface)
  else {
    shadeSide(ring, look, angle, level, surface)
    if (ring.made === 'coat' && engraved) engraved(surface, angle, radiusAt(ring, level), level, look)
  }
  return Math.min(1, edge) * Math.min(1, under) * Math.min(1, above)
}

/** The flat top of a ring, lit from above. */
function shadeTop({ made }: Ring, look: Look, across: number, surface: Surface): void {
  surface.color = baseOf(made, look)
  surface.light = (made === 'steel' ? 0.66 : 0.98) - 0.2 * across
  surface.gloss = 0.03
}

const steel: Color = [190, 194, 198]
const glass: Color = [214, 220, 223]

const baseOf = (made: Ring['made'] | Tube['made'], { coat, lid }: Look): Color =>
  made === 'coat' ? coat : made === 'lid' ? lid : made === 'steel' ? steel : glass

/** A wall lit by a large soft window on the left and a narrow one behind it on the right. */
function shadeSide(
  { made, top, bottom }: Ring,
  look: Look,
  angle: number,
  level: number,
  surface: Surface,
): void {
  const isSteel = made === 'steel' || (made === 'coat' && look.isMetal)
  const facing = Math.max(0, Math.cos(angle + 0.62))
  const rim = Math.max(0, Math.abs(angle) - 1.05) / 0.52
  const occluded = made === 'coat' ? 1 - 0.45 * Math.exp(-(level - top) / 0.16) : 1
  const ground = 1 - 0.16 * Math.max(0, (level - bottom + 1.2) / 1.2) * (made === 'coat' ? 1 : 0)
  surface.color = baseOf(made, look)
  surface.light = (0.34 + 0.74 * facing ** 1.15) * occluded * ground * (1 - 0.5 * rim * rim)
  const window = bump(angle, -0.62, 0.17) + 0.55 * bump(angle, -0.36, 0.05)
  const backlight = bump(angle, 1.16, 0.13)
  const sheen = made === 'coat' ? look.sheen : 0.7
  surface.gloss = occluded * (0.16 * sheen * window + (0.05 + 0.06 * sheen) * backlight)
  if (!isSteel) {
    if (made === 'coat') surface.light *= grainAt(angle * 52, level * 34, 0.05)
    return
  }
  // Brushed around the cup: highlights are stretched along the brushing, and the surroundings are reflected in it.
  const room = 0.5 + 0.5 * Math.cos(angle * 3.4 + 1.1) * Math.cos(angle * 1.3 - 0.4)
  surface.light =
    (0.38 + 0.66 * room) * occluded * ground * (1 - 0.45 * rim * rim) * grainAt(angle * 2, level * 70, 0.07)
  surface.gloss = occluded * (0.16 * window + 0.1 * backlight)
}

const bump = (value: number, middle: number, width: number): number =>
  Math.exp(-(((value - middle) / width) ** 2))

function grainAt(x: number, y: number, strength: number): number {
  let mixed = Math.imul(Math.floor(x), 374_761_393) ^ Math.imul(Math.floor(y), 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return 1 + strength * (((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296 - 0.5)
}

type Reach = { left: number; right: number; top: number; bottom: number }

/** The bounding box in which a tube can be visible. */
function reachOf({ line, radius }: Tube): Reach {
  const [across, down] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return {
    left: Math.min(...across) - radius,
    right: Math.max(...across) + radius,
    top: Math.min(...down) - radius,
    bottom: Math.max(...down) + radius,
  }
}

const isFarFrom = ({ left, right, top, bottom }: Reach, x: number, y: number, step: number): boolean =>
  x < left - step || x > right + step || y < top - step || y > bottom + step

/** The pixel's offset from the nearest point of the line. */
function awayFrom(line: Tube['line'], x: number, y: number): { offX: number; offY: number } {
  let [least, offX, offY] = [Number.POSITIVE_INFINITY, 0, 0]
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1], line[at]]
    if (!from || !to) continue
    const alongX = to[0] - from[0]
    const alongY = to[1] - from[1]
    const way = ((x - from[0]) * alongX + (y - from[1]) * alongY) / (alongX * alongX + alongY * alongY)
    const part = Math.min(1, Math.max(0, way))
    const awayX = x - from[0] - part * alongX
    const awayY = y - from[1] - part * alongY
    // Squared distances: this runs some million times per picture.
    const square = awayX * awayX + awayY * awayY
    if (square >= least) continue
    least = square
    offX = awayX
    offY = awayY
  }
  return { offX, offY }
}

function onTube(
  { line, radius, made }: Tube,
  look: Look,
  x: number,
  y: number,
  step: number,
  mirror: number,
  surface: Surface,
): number {
  const { offX, offY } = awayFrom(line, x, y)
  const cover = (radius - Math.hypot(offX, offY)) / step + 0.5
  if (cover <= 0) return 0
  const [normalX, normalY] = [(offX / radius) * mirror, offY / radius]
  const up = Math.sqrt(Math.max(0, 1 - normalX * normalX - normalY * normalY))
  const facing = Math.max(0, -0.52 * normalX - 0.5 * normalY + 0.69 * up)
  const sheen = made === 'straw' ? 0.8 : look.sheen
  surface.color = baseOf(made, look)
  surface.light = 0.3 + 0.8 * facing
  surface.gloss = (0.04 + 0.14 * sheen) * Math.max(0, facing - 0.2) ** 14 * 4
  return Math.min(1, cover)
}

/**
 * The engraving as a surface of its own: dark parts of the image are burned away, down to whatever is under the coat.
 */
function engravingOn({ engraving, side }: TumblerPicture, shape: CupShape): Engraved {
  if (!engraving || (engraving.placed === 'front' && side === 'back')) return null
  const { picture, field, placed } = engraving
  const middle = placed === 'around' ? shape.level.around : shape.level.side
  // Seen from behind, the two ends of a wraparound engraving meet in the middle.
  const turn = placed === 'around' && side === 'back' ? field.width / 2 : 0
  const ink: [number, number, number, number] = [0, 0, 0, 0]
  return (surface, angle, radius, level, { engraving: bare }) => {
    const down = (level - middle) / field.height + 0.5
    if (down < 0 || down > 1) return
    let around = angle * radius + field.width / 2 + turn
    if (turn > 0) around %= field.width
    const across = around / field.width
    if (across < 0 || across > 1) return
    sampleInk(picture, across * picture.width - 0.5, down * picture.height - 0.5, ink)
    const dark = ink[3] * (1 - (0.299 * ink[0] + 0.587 * ink[1] + 0.114 * ink[2]) / 255)
    if (dark <= 0.004) return
    const mixed: Color = [0, 0, 0]
    for (let channel = 0; channel < 3; channel += 1)
      mixed[channel] = Math.round((surface.color[channel] ?? 0) * (1 - dark) + (bare[channel] ?? 0) * dark)
    surface.color = mixed
    surface.gloss *= 1 - 0.5 * dark
  }
}
