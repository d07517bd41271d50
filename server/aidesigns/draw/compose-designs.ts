import { type DesignSize, type DesignStyle, designsPerRun } from '#domain/artwork/ai-design.ts'
import { seededRandom } from '#server/kernel/draw/seeded-random.ts'
import { type LayoutName, layouts } from './layouts/layouts.ts'
import { withAsked } from './paints.ts'
import { palettesOf } from './palettes.ts'
import { createPen } from './pen.ts'
import { readMotif } from './read-motif.ts'
import { readPrompt } from './read-prompt.ts'
import type { Scene } from './scene.ts'

export type DesignWish = { prompt: string; style: DesignStyle; size: DesignSize; seed: number }

/** A finished drawing. Lengths are hundredths of an inch; the background is transparent, all text is outlines. */
export type DesignDrawing = { svg: string; width: number; height: number; layout: LayoutName }

/** The layouts that suit each style, best first. */
const preferred: Record<DesignStyle, readonly LayoutName[]> = {
  Minimalist: ['stacked', 'badge', 'frame', 'arch', 'diagonal', 'scatter'],
  Vintage: ['badge', 'emblem', 'arch', 'frame', 'stacked', 'wave'],
  Modern: ['stacked', 'diagonal', 'frame', 'wave', 'badge', 'scatter'],
  Retro: ['arch', 'wave', 'stacked', 'badge', 'diagonal', 'emblem'],
  Typography: ['stacked', 'diagonal', 'arch', 'wave', 'frame', 'scatter'],
  Illustration: ['stacked', 'arch', 'badge', 'scatter', 'emblem', 'wave'],
  Abstract: ['diagonal', 'stacked', 'scatter', 'frame', 'arch', 'badge'],
  Grunge: ['stacked', 'badge', 'diagonal', 'emblem', 'arch', 'frame'],
  Watercolor: ['stacked', 'scatter', 'arch', 'badge', 'wave', 'frame'],
  'Line Art': ['badge', 'frame', 'stacked', 'arch', 'diagonal', 'scatter'],
}

/** Nothing comes closer to the edge of the film than this, in hundredths of an inch. */
const margin = 36

/** Space for cutting between prints of one long sheet. */
const gutter = 40

/**
 * Four designs for a prompt: four layouts, four palettes, four sets of fonts. The same wish always gives the same
 * bytes. A sheet of up to 24 in holds one composition of its shape; longer ones hold a set: a tall print and square
 * ones with the same text and inks in other layouts.
 */
export function composeDesigns(wish: DesignWish): DesignDrawing[] {
  return Array.from({ length: designsPerRun }, (_, variant) => composeDesign(wish, variant))
}

export function composeDesign({ prompt, style, size, seed }: DesignWish, variant: number): DesignDrawing {
  const brief = readPrompt(prompt)
  const order = seededRandom(`order|${prompt}|${style}|${seed}`)
  const names = shuffled(preferred[style], order.next)
  const palettes = shuffled(palettesOf(style), order.next)
  const random = seededRandom(`${prompt}|${style}|${size.id}|${seed}|${variant}`)
  const palette = palettes[variant % palettes.length]
  if (!palette) throw new Error(`The style ${style} has no palettes`)
  const colors = withAsked(palette, brief.colors, variant)
  let count = 0
  const pen = createPen({ style, variant, colors, random, id: () => `i${++count}` })
  const [width, height] = [size.width * 100, size.height * 100]
  let y = 0
  let drawn = ''
  for (const [at, panel] of panelsOf(height).entries()) {
    const layout = names[(variant + at) % names.length] ?? 'stacked'
    const scene: Scene = {
      pen,
      box: { x: margin, y: y + margin, width: width - margin * 2, height: panel - margin * 2 },
      words: brief.words,
      small: brief.small,
      motifs: brief.motifs.map(readMotif),
    }
    drawn += layouts[layout](scene)
    y += panel + gutter
  }
  const layout = names[variant % names.length] ?? 'stacked'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.finish(drawn, width, height)}</svg>`
  return { svg, width, height, layout }
}

/** Heights of the compositions on a sheet, from top to bottom. */
function panelsOf(height: number): number[] {
  if (height <= 2_400) return [height]
  const squares = Math.round((height - 2_400) / 1_200)
  const spare = gutter * squares
  return [
    2_400 - spare / 2,
    ...Array.from({ length: squares }, () => (height - (2_400 - spare / 2) - spare) / squares),
  ]
}

function shuffled<Thing>(things: readonly Thing[], next: () => number): Thing[] {
  const left = [...things]
  const out: Thing[] = []
  while (left.length > 0) out.push(...left.splice(Math.floor(next() * left.length), 1))
  return out
}
