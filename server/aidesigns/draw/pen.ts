import type { DesignStyle } from '#domain/artwork/ai-design.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { bordered, fill, stroke } from '#server/kernel/draw/svg-elements.ts'
import type { FontName } from '#server/kernel/draw/text-paths.ts'
import { backdropOf } from './backdrops.ts'
import { distressed, splattered } from './distress.ts'
import type { Motif, Tone } from './motif.ts'
import { type Colors, lightness, mix } from './paints.ts'
import * as render from './render-motif.ts'
import type { Box } from './set-type.ts'
import { wash } from './wash.ts'

/** How one design of a style puts things on film. Layouts say where; the pen says how it looks. */
export type Pen = {
  colors: Colors
  random: SeededRandom
  fonts: readonly FontName[]
  smallFont: FontName
  /** How far a headline's effects extend beyond its outlines. */
  bleed: number
  motif(motif: Motif, x: number, y: number, size: number, turn?: number): string
  /** What is drawn behind a motif. */
  backdrop(x: number, y: number, radius: number): string
  shape(d: string, tone: Tone, box: Box): string
  line(d: string, tone: Tone, width: number): string
  /** A line of the headline; `at` is the line's index. */
  headline(d: string, box: Box, at: number): string
  small(d: string): string
  /** A shape with text cut out of it, or set on it. */
  panel(d: string, words: string, tone: Tone, box: Box): string
  finish(drawn: string, width: number, height: number): string
}

export type PenDeps = {
  style: DesignStyle
  /** Which of the four designs. */
  variant: number
  colors: Colors
  random: SeededRandom
  id: () => string
}

const fontSets: Record<DesignStyle, readonly (readonly [FontName, ...FontName[]])[]> = {
  Minimalist: [['grotesque'], ['condensed'], ['serifItalic'], ['round']],
  Vintage: [['slab'], ['condensed', 'slab'], ['script', 'slab'], ['fat']],
  Modern: [['grotesque'], ['condensed'], ['round'], ['grotesque', 'condensed']],
  Retro: [['fat'], ['round'], ['script'], ['fat', 'round']],
  Typography: [
    ['slab', 'script', 'condensed'],
    ['condensed', 'fat', 'grotesque'],
    ['fat', 'condensed'],
    ['serifItalic', 'slab', 'condensed'],
  ],
  Illustration: [['round'], ['fat'], ['slab'], ['grotesque']],
  Abstract: [['grotesque'], ['round'], ['condensed'], ['slab']],
  Grunge: [['condensed'], ['slab'], ['grotesque'], ['condensed', 'slab']],
  Watercolor: [['script'], ['serifItalic'], ['fat'], ['script']],
  'Line Art': [['condensed'], ['grotesque'], ['serifItalic'], ['round']],
}

export function createPen({ style, variant, colors, random, id }: PenDeps): Pen {
  const fonts = fontSets[style][variant % 4] ?? ['slab']
  const motifPen = (size: number) => ({ colors, random, id, scale: size / 200 })
  const on = (tone: Tone): string => (lightness(colors[tone]) > 0.62 ? colors.ink : colors.light)

  const solid: Pen = {
    colors,
    random,
    fonts,
    smallFont: style === 'Watercolor' ? 'serifItalic' : 'condensed',
    bleed: 0,
    motif: (motif, x, y, size, turn = 0) =>
      render.placed(x, y, size, turn, drawMotif(style, variant, motif, motifPen(size))),
    backdrop: (x, y, radius) => backdropOf(style, variant, { x, y, radius, colors, random, id }),
    shape: (d, tone) => fill(d, colors[tone], { 'fill-rule': 'evenodd' }),
    line: (d, tone, width) => stroke(d, colors[tone], Math.max(3, width)),
    headline: (d) => fill(d, colors.main),
    small: (d) => fill(d, colors.second),
    panel: (d, words, tone) => fill(d, colors[tone], { 'fill-rule': 'evenodd' }) + fill(words, on(tone)),
    finish: (drawn) => drawn,
  }

  switch (style) {
    case 'Minimalist':
      return {
        ...solid,
        smallFont: 'grotesqueQuiet',
        headline: (d) => fill(d, colors.ink),
        small: (d) => fill(d, colors.accent),
        shape: (d, tone) =>
          tone === 'main' ? stroke(d, colors.ink, 7) : fill(d, colors.accent, { 'fill-rule': 'evenodd' }),
        panel: (d, words) => fill(d + words, colors.ink, { 'fill-rule': 'evenodd' }),
      }
    case 'Vintage':
      return {
        ...solid,
        bleed: 12,
        headline: (d, _, at) =>
          at % 2 === 0
            ? extruded(d, colors.ink, 11) + bordered(d, colors.main, colors.light, 4)
            : bordered(d, colors.second, colors.light, 4),
        finish: (drawn, width, height) =>
          distressed(id(), width, height, { specks: 1_500, scratches: 14, largest: 4.6, random }, drawn),
      }
    case 'Modern':
      return {
        ...solid,
        headline: (d, _, at) => fill(d, at % 2 === 0 ? colors.second : colors.main),
        small: (d) => fill(d, colors.main),
      }
    case 'Retro':
      return {
        ...solid,
        bleed: 40,
        headline: (d) =>
          variant % 2 === 0
            ? [
                [36, colors.ink],
                [27, colors.second],
                [18, colors.accent],
                [9, colors.light],
              ]
                .map(([width, color]) => stroke(d, String(color), Number(width) * 2))
                .join('') + fill(d, colors.main)
            : extruded(d, colors.second, 26, 1) +
              bordered(d, colors.accent, colors.ink, 6) +
              fill(d, colors.accent),
        small: (d) => fill(d, colors.main),
      }
    case 'Typography':
      return {
        ...solid,
        bleed: 14,
        headline: (d, box, at) => typographic(d, box, at + variant, colors, id),
        small: (d) => fill(d, colors.ink),
      }
    case 'Illustration':
      return {
        ...solid,
        bleed: 22,
        shape: (d, tone) => bordered(d, colors[tone], colors.ink, 8),
        headline: (d, _, at) =>
          extruded(d, colors.ink, 14, 0, 13) + fill(d, at % 2 === 0 ? colors.light : colors.accent),
        small: (d) => bordered(d, colors.light, colors.ink, 8),
        panel: (d, words, tone) => bordered(d, colors[tone], colors.ink, 9) + fill(words, on(tone)),
      }
    case 'Abstract':
      return {
        ...solid,
        bleed: 12,
        headline: (d, _, at) =>
          `<g transform="translate(10 10)">${fill(d, at % 2 === 0 ? colors.accent : colors.main)}</g>` +
          fill(d, colors.ink),
        small: (d) => fill(d, colors.ink),
        finish: (drawn) => drawn,
      }
    case 'Grunge':
      return {
        ...solid,
        bleed: 8,
        headline: (d, _, at) => fill(d, at % 2 === 0 ? colors.main : colors.second),
        shape: (d, tone) => fill(d, colors[tone === 'light' ? 'second' : tone], { 'fill-rule': 'evenodd' }),
        panel: (d, words, tone) => fill(d + words, colors[tone], { 'fill-rule': 'evenodd' }),
        finish: (drawn, width, height) =>
          distressed(
            id(),
            width,
            height,
            { specks: 3_400, scratches: 70, largest: 9, random },
            splattered(width, height, colors.main, random) + drawn,
          ),
      }
    case 'Watercolor':
      return {
        ...solid,
        shape: (d, tone, box) =>
          wash(d, colors[tone === 'light' ? 'accent' : tone], { random, id: id(), box }),
        line: (d, tone, width) => stroke(d, mix(colors[tone], '#ffffff', 0.25), Math.max(3, width)),
        headline: (d, box, at) =>
          variant % 2 === 0
            ? fill(d, mix(colors.ink, colors.main, at % 2 === 0 ? 0 : 0.35))
            : wash(d, mix(at % 2 === 0 ? colors.main : colors.second, colors.ink, 0.35), {
                random,
                id: id(),
                box,
              }),
        small: (d) => fill(d, colors.ink),
        panel: (d, words, tone, box) =>
          wash(d, colors[tone], { random, id: id(), box }) + fill(words, mix(colors.ink, '#000000', 0.15)),
      }
    case 'Line Art':
      return {
        ...solid,
        bleed: 4,
        shape: (d) => stroke(d, colors.main, 6),
        line: (d, tone, width) => stroke(d, colors[tone], Math.min(6, Math.max(3.4, width))),
        headline: (d, _, at) =>
          (at + variant) % 2 === 0
            ? stroke(d, colors.main, 6, { 'stroke-linejoin': 'round' })
            : fill(d, colors.main),
        small: (d) => fill(d, colors.accent),
        panel: (d, words) => stroke(d, colors.main, 6) + fill(words, colors.main),
      }
  }
}

function drawMotif(style: DesignStyle, variant: number, motif: Motif, pen: render.MotifPen): string {
  const { colors } = pen
  switch (style) {
    case 'Minimalist':
      return variant % 2 === 0
        ? render.stencil(motif, pen, colors.ink)
        : render.contours(motif, pen, colors.ink, 5)
    case 'Vintage':
      return variant % 2 === 0 ? render.screened(motif, pen) : render.slipped(motif, pen)
    case 'Modern':
      return render.flat(motif, pen)
    case 'Retro':
      return variant % 2 === 0 ? render.outlined(motif, pen, 4.5) : render.screened(motif, pen)
    case 'Typography':
      return render.stencil(motif, pen, variant % 2 === 0 ? colors.second : colors.main, 4)
    case 'Illustration':
      return render.outlined(motif, pen, 5.5)
    case 'Abstract':
      return render.mosaic(motif, pen, variant)
    case 'Grunge':
      return variant % 2 === 0 ? render.stencil(motif, pen, colors.main, 5) : render.slipped(motif, pen)
    case 'Watercolor':
      return render.washed(motif, pen)
    case 'Line Art':
      return render.contours(motif, pen, colors.main, variant % 2 === 0 ? 3.2 : 4.6)
  }
}

/** Letters with an extruded body: copies side by side, down and to the right. */
function extruded(d: string, color: string, depth: number, slope = 1, border = 5): string {
  const steps = Math.max(3, Math.round(depth / 3))
  return (
    Array.from({ length: steps }, (_, step) => {
      const off = (depth * (step + 1)) / steps
      return `<g transform="translate(${(off * slope).toFixed(1)} ${off.toFixed(1)})">${stroke(d, color, border * 2)}</g>`
    }).join('') + stroke(d, color, border * 2)
  )
}

/** Lines of a poster, each in its own style: full, contoured, striped, with a shadow. */
function typographic(d: string, box: Box, at: number, colors: Colors, id: () => string): string {
  switch (at % 4) {
    case 0:
      return fill(d, colors.main)
    case 1:
      return `<g transform="translate(9 9)">${fill(d, colors.accent)}</g>${fill(d, colors.second)}`
    case 2: {
      const name = id()
      const pitch = box.height / 11
      const bars = Array.from(
        { length: 6 },
        (_, bar) =>
          `M${box.x - 20} ${(box.y + box.height * 0.5 + bar * pitch).toFixed(1)}h${(box.width + 40).toFixed(1)}v${(pitch * (0.18 + bar * 0.07)).toFixed(1)}h${(-box.width - 40).toFixed(1)}Z`,
      ).join('')
      const area = `x="${box.x - 20}" y="${box.y - 20}" width="${box.width + 40}" height="${box.height + 40}"`
      return `<mask id="${name}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff"/>${fill(bars, '#000')}</mask><g mask="url(#${name})">${fill(d, colors.second)}</g>`
    }
    default:
      return stroke(d, colors.main, 7) + fill(d, colors.accent)
  }
}
