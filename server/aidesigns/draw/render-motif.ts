import { ellipse, polygon } from '#server/kernel/draw/outlines.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { fill, number, stroke } from '#server/kernel/draw/svg-elements.ts'
import { halftone } from '#server/kernel/draw/textures.ts'
import type { Motif, Part, Tone } from './motif.ts'
import { type Colors, mix } from './paints.ts'
import { wash } from './wash.ts'

/**
 * Ways to draw a motif. `scale` is printed hundredths of an inch per unit: no line gets thinner than can be printed.
 */

const thinnest = 2.6

export type MotifPen = { colors: Colors; random: SeededRandom; id: () => string; scale: number }

const flip = (part: Part) => (part.isFlipped ? { transform: 'scale(-1 1)' } : {})
const widthOf = (line: number, scale: number): number => Math.max(line, thinnest / scale)

function painted(part: Part, color: string, scale: number, more: Record<string, string> = {}): string {
  if (part.line !== undefined)
    return stroke(part.d, color, widthOf(part.line, scale), { ...flip(part), ...more })
  return fill(part.d, color, { 'fill-rule': 'evenodd', ...flip(part), ...more })
}

/** Flat inks. */
export const flat = (motif: Motif, { colors, scale }: MotifPen): string =>
  motif.map((part) => painted(part, colors[part.tone], scale)).join('')

/** Flat inks with an even dark border around each part. */
export function outlined(motif: Motif, { colors, scale }: MotifPen, width = 6): string {
  const line = widthOf(width, scale)
  const rim = motif
    .map((part) =>
      part.line === undefined
        ? stroke(part.d, colors.ink, line * 2.4, flip(part))
        : stroke(part.d, colors.ink, widthOf(part.line, scale) + line * 1.6, flip(part)),
    )
    .join('')
  const parts = motif
    .map((part) => {
      if (part.line !== undefined || part.tone === 'ink') return painted(part, colors[part.tone], scale)
      return painted(part, colors[part.tone], scale) + stroke(part.d, colors.ink, line, flip(part))
    })
    .join('')
  return rim + parts
}

/** One ink; parts are separated by gaps that let the shirt show through. */
export function stencil(motif: Motif, { id, scale }: MotifPen, color: string, gap = 4.5): string {
  const space = widthOf(gap, scale)
  const drawn = motif
    .map((part) => {
      const isDetail = part.tone === 'ink' && part.isBody !== true
      const isCut = isDetail || (part.tone === 'light' && part.line !== undefined)
      if (isCut) return painted(part, '#000', scale)
      if (part.line !== undefined)
        return (
          stroke(part.d, '#000', widthOf(part.line, scale) + space * 1.6, flip(part)) +
          painted(part, '#fff', scale)
        )
      return painted(part, '#fff', scale) + stroke(part.d, '#000', space, flip(part))
    })
    .join('')
  return masked(id(), drawn, color)
}

/** Contours only, in one ink: hidden parts stay hidden. */
export function contours(motif: Motif, { id, scale }: MotifPen, color: string, width = 4.5): string {
  const line = widthOf(width, scale)
  const drawn = motif
    .map((part) => {
      if (part.line !== undefined) {
        const whole = widthOf(part.line, scale)
        if (part.tone === 'ink' || whole < line * 3)
          return stroke(part.d, '#fff', Math.max(line, whole * 0.8), flip(part))
        return (
          stroke(part.d, '#fff', whole + line, flip(part)) + stroke(part.d, '#000', whole - line, flip(part))
        )
      }
      const inside = part.tone === 'ink' ? '#fff' : '#000'
      return (
        fill(part.d, inside, { 'fill-rule': 'evenodd', ...flip(part) }) +
        stroke(part.d, '#fff', line, flip(part))
      )
    })
    .join('')
  return masked(id(), drawn, color)
}

/** Flat inks slightly misaligned under a line drawing, as on an old press. */
export function slipped(motif: Motif, pen: MotifPen): string {
  const inks = motif.filter((part) => part.tone !== 'ink')
  return `<g transform="translate(4 4)">${flat(inks, pen)}</g>${contours(motif, pen, pen.colors.ink, 3.4)}`
}

/** Flat inks, shaded by a halftone screen toward the lower right. */
export function screened(motif: Motif, pen: MotifPen): string {
  const { colors, id, scale } = pen
  const name = id()
  const dots = halftone({ x: -104, y: -104, width: 208, height: 208 }, Math.max(7, 7 / scale), 22, (x, y) =>
    Math.max(0, (x * 0.55 + y * 0.8 - 6) / 150),
  )
  const filledParts = motif.filter((part) => part.line === undefined && part.tone !== 'ink')
  const clip = filledParts.map((part) => clipPart(part)).join('')
  const details = motif.filter((part) => part.tone === 'ink' || part.line !== undefined)
  return (
    flat(motif, pen) +
    `<clipPath id="${name}">${clip}</clipPath><g clip-path="url(#${name})">${fill(dots, colors.ink)}</g>` +
    details.map((part) => painted(part, colors[part.tone], scale)).join('')
  )
}

/** Watercolor washes, part by part. */
export function washed(motif: Motif, { colors, random, id, scale }: MotifPen): string {
  const paints: Colors = { ...colors, light: mix(colors.light, colors.main, 0.1) }
  return motif
    .map((part) => {
      if (part.line !== undefined)
        return painted(part, mix(paints[part.tone], '#ffffff', part.tone === 'ink' ? 0.1 : 0.2), scale)
      return wash(part.d, paints[part.tone], {
        random,
        id: id(),
        box: { x: -102, y: -102, width: 204, height: 204 },
        isFlipped: part.isFlipped === true,
        isDeep: part.tone === 'ink',
      })
    })
    .join('')
}

/** A mosaic of plain shapes in all inks, clipped to the motif. */
export function mosaic(motif: Motif, { colors, random, id, scale }: MotifPen, kind: number): string {
  const name = id()
  const bodies = motif.filter(
    (part) => part.line === undefined && part.tone !== 'ink' && part.tone !== 'light',
  )
  const inks = [
    colors.main,
    colors.second,
    colors.accent,
    mix(colors.main, '#000000', 0.3),
    mix(colors.accent, '#ffffff', 0.35),
  ]
  const pick = () => inks[Math.floor(random.next() * inks.length)] ?? colors.main
  let tiles = `<path d="M-110 -110H110V110H-110Z" fill="${colors.main}"/>`
  const step = kind % 3 === 0 ? 44 : 37
  for (let y = -110; y < 110; y += step) {
    for (let x = -110; x < 110; x += step) {
      const [a, b] = [pick(), pick()]
      if (kind % 3 === 0) {
        const turn = random.next() < 0.5
        tiles += fill(
          polygon(
            turn
              ? [
                  [x, y],
                  [x + step, y],
                  [x, y + step],
                ]
              : [
                  [x, y],
                  [x + step, y],
                  [x + step, y + step],
                ],
          ),
          a,
        )
        tiles += fill(
          polygon(
            turn
              ? [
                  [x + step, y],
                  [x + step, y + step],
                  [x, y + step],
                ]
              : [
                  [x, y],
                  [x + step, y + step],
                  [x, y + step],
                ],
          ),
          b,
        )
      } else if (kind % 3 === 1) {
        tiles += fill(`M${x} ${y}h${step}v${step}h${-step}Z`, a)
        tiles += fill(ellipse(x + step / 2, y + step / 2, step * 0.42, step * 0.42), b)
        tiles += fill(ellipse(x + step / 2, y + step / 2, step * 0.2, step * 0.2), a)
      } else {
        tiles += fill(`M${x} ${y}h${step}v${step}h${-step}Z`, a)
        tiles += fill(
          random.next() < 0.5
            ? `M${x} ${y}h${step}a${step} ${step} 0 0 1 ${-step} ${step}Z`
            : `M${x + step} ${y}v${step}h${-step}a${step} ${step} 0 0 1 ${step} ${-step}Z`,
          b,
        )
      }
    }
  }
  const rest = motif.filter((part) => !bodies.includes(part))
  return (
    `<clipPath id="${name}">${bodies.map(clipPart).join('')}</clipPath><g clip-path="url(#${name})">${tiles}</g>` +
    bodies.map((part) => stroke(part.d, colors.ink, widthOf(3, scale), flip(part))).join('') +
    rest.map((part) => painted(part, colors[part.tone as Tone], scale)).join('')
  )
}

const clipPart = (part: Part): string =>
  `<path d="${part.d}"${part.isFlipped ? ' transform="scale(-1 1)"' : ''} clip-rule="evenodd"/>`

function masked(id: string, drawn: string, color: string): string {
  const edge = 125
  const area = `x="${-edge}" y="${-edge}" width="${edge * 2}" height="${edge * 2}"`
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}>${drawn}</mask>` +
    `<rect ${area} fill="${color}" mask="url(#${id})"/>`
  )
}

/** A group that moves a motif into place: `size` is the printed width of its box. */
export const placed = (x: number, y: number, size: number, turn: number, drawn: string): string =>
  `<g transform="translate(${number(x)} ${number(y)})${turn === 0 ? '' : ` rotate(${number(turn)})`} scale(${(size / 200).toFixed(4)})">${drawn}</g>`
