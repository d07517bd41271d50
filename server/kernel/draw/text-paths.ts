import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Font } from 'opentype.js'
import { number } from './svg-elements.ts'

/**
 * Text as outlines from open fonts in the project's own packages, so that a picture looks the same on every machine,
 * whatever fonts are installed. Kerning comes from the font; sizes are em heights in canvas units.
 */

export type FontName = keyof typeof fontFiles

export type Command =
  | { type: 'M'; x: number; y: number }
  | { type: 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' }

export interface LineOptions {
  font: FontName
  size: number
  x?: number
  y?: number
  anchor?: 'start' | 'middle' | 'end'
  /** Space added after every character, in thousandths of an em. */
  tracking?: number
  /** Scales the line (not just the size) so that it is exactly this wide. */
  width?: number
}

export interface ArcOptions {
  font: FontName
  size: number
  x: number
  y: number
  /** Radius of the baseline. */
  radius: number
  /** Where the middle of the text is, in degrees; 0 is up. */
  at?: number
  /** Characters have their feet outward, for the lower half of a badge. */
  under?: boolean
  tracking?: number
}

const require = createRequire(import.meta.url)

/** Listed one by one, so that the check for unused packages sees each of them. */
const fontFiles = {
  slab: () => require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
  condensed: () => require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff'),
  script: () => require.resolve('@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff'),
  fat: () => require.resolve('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff'),
  round: () => require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff'),
  serifItalic: () =>
    require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff'),
  grotesque: () =>
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
  grotesqueQuiet: () =>
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff'),
  /** Has Greek and Cyrillic as well. */
  paper: () => fileURLToPath(new URL('../paper/arimo.ttf', import.meta.url)),
} as const

const loaded = new Map<FontName, Font>()

/** One line of text as path data. */
export function textLine(text: string, options: LineOptions): string {
  return pathData(lineCommands(text, options))
}

/** The advance width of a line in canvas units. */
export function textWidth(text: string, options: Pick<LineOptions, 'font' | 'size' | 'tracking'>): number {
  return spread(text, options).width
}

/** The outlines of one line, for bending with `warped`. */
export function lineCommands(text: string, options: LineOptions): Command[] {
  const { letters, width } = spread(text, options)
  const scale = options.width === undefined ? 1 : options.width / width
  const anchored = { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'middle']
  const left = (options.x ?? 0) - width * scale * anchored
  return letters.flatMap(({ commands, x }) =>
    commands.map((command) =>
      moved(command, (px, py) => [left + (px + x) * scale, (options.y ?? 0) + py * scale]),
    ),
  )
}

/** Text around a circle as path data. */
export function textArc(text: string, options: ArcOptions): string {
  const { letters, width } = spread(text, options)
  const direction = options.under ? -1 : 1
  const middle = ((options.at ?? (options.under ? 180 : 0)) * Math.PI) / 180
  return pathData(
    letters.flatMap(({ commands, x, advance }) => {
      const turn = middle + (direction * (x + advance / 2 - width / 2)) / options.radius
      const lean = options.under ? turn + Math.PI : turn
      const footX = options.x + options.radius * Math.sin(turn)
      const footY = options.y - options.radius * Math.cos(turn)
      return commands.map((command) =>
        moved(command, (px, py) => {
          const dx = px - advance / 2
          return [
            footX + dx * Math.cos(lean) - py * Math.sin(lean),
            footY + dx * Math.sin(lean) + py * Math.cos(lean),
          ]
        }),
      )
    }),
  )
}

/** Bends outlines through `bend`: lines and curves are first split into short pieces, so that they follow it. */
export function warped(
  commands: readonly Command[],
  bend: (x: number, y: number) => [number, number],
): string {
  const out: Command[] = []
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  const lineTo = (x: number, y: number): void => {
    const [bentX, bentY] = bend(x, y)
    out.push({ type: 'L', x: bentX, y: bentY })
  }
  const straight = (x: number, y: number): void => {
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / 4))
    for (let step = 1; step <= steps; step += 1) {
      lineTo(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps)
    }
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      straight(startX, startY)
      out.push(command)
      ;[fromX, fromY] = [startX, startY]
      continue
    }
    if (command.type === 'M') {
      const [x, y] = bend(command.x, command.y)
      out.push({ type: 'M', x, y })
      ;[startX, startY] = [command.x, command.y]
    } else if (command.type === 'L') {
      straight(command.x, command.y)
    } else {
      const steps = 14
      for (let step = 1; step <= steps; step += 1) {
        lineTo(...onCurve(fromX, fromY, command, step / steps))
      }
    }
    ;[fromX, fromY] = [command.x, command.y]
  }
  return pathData(out)
}

export function pathData(commands: readonly Command[], write = number): string {
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${write(command.x1)} ${write(command.y1)} ${write(command.x2)} ${write(command.y2)} ${write(command.x)} ${write(command.y)}`
        case 'Q':
          return `Q${write(command.x1)} ${write(command.y1)} ${write(command.x)} ${write(command.y)}`
        default:
          return `${command.type}${write(command.x)} ${write(command.y)}`
      }
    })
    .join('')
}

function spread(
  text: string,
  { font: name, size, tracking = 0 }: Pick<LineOptions, 'font' | 'size' | 'tracking'>,
) {
  const font = loadFont(name)
  const em = size / font.unitsPerEm
  const letters: { commands: Command[]; x: number; advance: number }[] = []
  let x = 0
  let width = 0
  let before: ReturnType<Font['charToGlyph']> | undefined
  for (const letter of text) {
    const glyph = font.charToGlyph(letter)
    if (before !== undefined) {
      x += font.getKerningValue(before, glyph) * em
    }
    const advance = (glyph.advanceWidth ?? 0) * em
    letters.push({ commands: glyph.getPath(0, 0, size).commands, x, advance })
    width = x + advance
    x = width + (tracking * size) / 1000
    before = glyph
  }
  return { letters, width }
}

function loadFont(name: FontName): Font {
  const known = loaded.get(name)
  if (known !== undefined) {
    return known
  }
  const bytes = new Uint8Array(readFileSync(fontFiles[name]()))
  // Loaded on first use, since this file is loaded at every start: it is 0.5 MB of source.
  const { parse }: typeof import('opentype.js') = require('opentype.js')
  const font = parse(bytes.buffer)
  loaded.set(name, font)
  return font
}

/** One command with every point moved, including control points of curves. */
export function moved(command: Command, move: (x: number, y: number) => [number, number]): Command {
  if (command.type === 'Z') {
    return command
  }
  const [x, y] = move(command.x, command.y)
  if (command.type === 'M' || command.type === 'L') {
    return { type: command.type, x, y }
  }
  const [x1, y1] = move(command.x1, command.y1)
  if (command.type === 'Q') {
    return { type: 'Q', x1, y1, x, y }
  }
  const [x2, y2] = move(command.x2, command.y2)
  return { type: 'C', x1, y1, x2, y2, x, y }
}

function onCurve(
  x: number,
  y: number,
  command: Extract<Command, { type: 'Q' | 'C' }>,
  t: number,
): [number, number] {
  const s = 1 - t
  if (command.type === 'Q') {
    const along = (a: number, b: number, c: number) => s * s * a + 2 * s * t * b + t * t * c
    return [along(x, command.x1, command.x), along(y, command.y1, command.y)]
  }
  const along = (a: number, b: number, c: number, d: number) =>
    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  return [along(x, command.x1, command.x2, command.x), along(y, command.y1, command.y2, command.y)]
}
