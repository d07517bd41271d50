import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { table } from '#domain/table.ts'
import { type Command, moved, pathData } from '#server/kernel/draw/lettering.ts'
import { attributesOf, type StartTag, tags } from '#server/kernel/vectors/svg-tags.ts'
import { setLine } from './set-lines.ts'
import {
  familyOf,
  houseFontOf,
  readStyleSheet,
  type StyleSheet,
  startingStyle,
  type TextStyle,
  textStyleOf,
  userUnits,
} from './text-style.ts'
import { type Typeface, typefaceOf } from './typefaces.ts'

export type OutlinedText =
  | { ok: true; markup: string }
  /** `fonts`: those of it that we do not have; none where something else of it cannot be set here. */
  | { ok: false; fonts: string[] }

/**
 * An SVG whose live text, all of it in fonts of the house, is outlines (SVG 2, 11): in its place, size, color and order.
 * Text along a path, in columns, decorated or forced to a length is left to the program that made it.
 */
export function outlineText(markup: string): OutlinedText {
  const sheet = readStyleSheet(styleTextOf(markup))
  if (sheet === null) return { ok: false, fonts: [] }
  const fonts = new Set<string>()
  let isSet = true
  let written = ''
  let copied = 0
  for (const text of liveTexts(markup, sheet)) {
    const set = text && setText(markup.slice(text.start, text.end), text.inherited, sheet)
    isSet &&= set?.ok === true
    if (!text || !set) continue
    if (set.ok) written += markup.slice(copied, text.start) + set.markup
    else for (const font of set.fonts) fonts.add(font)
    copied = text.end
  }
  return isSet ? { ok: true, markup: written + markup.slice(copied) } : { ok: false, fonts: [...fonts] }
}

function styleTextOf(markup: string): string {
  let css = ''
  let from = -1
  for (const { name, start, end, isEnd } of tags(markup)) {
    if (name !== 'style') continue
    if (isEnd && from !== -1) css += markup.slice(from, start).replace(/<!\[CDATA\[|\]\]>/g, '')
    from = isEnd ? -1 : end
  }
  return css
}

type Found = { start: number; end: number; inherited: TextStyle }

/** The texts of a drawing in their order; null in place of what is text of another kind, or cuts out by its letters. */
function* liveTexts(markup: string, sheet: StyleSheet): Generator<Found | null> {
  const open: { name: string; style: TextStyle }[] = []
  let text: { start: number; depth: number; inherited: TextStyle } | null = null
  for (const { name, start, end, isEnd } of tags(markup)) {
    const inherited = open.at(-1)?.style ?? startingStyle
    if (isEnd) {
      open.pop()
      if (text && open.length === text.depth) {
        yield { ...text, end }
        text = null
      }
      continue
    }
    if (name === 'flowRoot' || name === 'foreignObject') yield null
    if (name === 'text' && text === null) {
      if (open.some((one) => one.name === 'clipPath')) yield null
      text = { start, depth: open.length, inherited }
    }
    const tag = markup.slice(start, end)
    if (!tag.endsWith('/>')) open.push({ name, style: text ? inherited : textStyleOf(tag, inherited, sheet) })
    else if (text && open.length === text.depth) text = null
  }
  if (text) yield null
}

/** Something of a text that is not set here as it is meant. */
class CannotSet extends Error {}

type Run = { commands: Command[]; anchored: number }

/** One text element as a group of outlines, with everything of it but what tells where its letters stand. */
function setText(source: string, inherited: TextStyle, sheet: StyleSheet): OutlinedText {
  const fonts = new Set<string>()
  const parts: (string | Run)[] = []
  const styles = [inherited]
  const pen = new Pen()
  let read = 0
  try {
    for (const tag of tags(source)) {
      const style = styles.at(-1) ?? inherited
      parts.push(...setRun(source.slice(read, tag.start), style, pen, fonts))
      read = tag.end
      if (tag.isEnd) styles.pop()
      else styles.push(openPart(source, tag, style, sheet, pen))
      parts.push(tag.isEnd ? '</g>' : groupOf(source.slice(tag.start, tag.end)))
      if (!tag.isEnd && source.startsWith('/>', tag.end - 2)) styles.pop()
    }
  } catch (error) {
    if (error instanceof CannotSet) return { ok: false, fonts: [...fonts] }
    throw error
  }
  if (fonts.size > 0) return { ok: false, fonts: [...fonts] }
  pen.endChunk()
  return { ok: true, markup: parts.map((part) => (typeof part === 'string' ? part : drawn(part))).join('') }
}

function openPart(
  source: string,
  { name, start, end }: StartTag,
  inherited: TextStyle,
  sheet: StyleSheet,
  pen: Pen,
): TextStyle {
  const tag = source.slice(start, end)
  const style = textStyleOf(tag, inherited, sheet)
  if ((name !== 'text' && name !== 'tspan') || !style.isPlain) throw new CannotSet()
  const at = new Map(attributesOf(tag).map((one) => [one.name, one.value.trim()]))
  const length = (side: string): number | null => {
    const value = at.get(side) ?? ''
    if (value === '') return null
    const units = userUnits(value, style.size)
    if (!Number.isFinite(units)) throw new CannotSet()
    return units
  }
  pen.move({ x: length('x') ?? (name === 'text' ? 0 : null), y: length('y') ?? (name === 'text' ? 0 : null) })
  pen.push(length('dx') ?? 0, length('dy') ?? 0)
  return style
}

/** Where the next letter stands, and the runs since it was last told where: they are anchored together. */
class Pen {
  x = 0
  y = 0
  isAfterSpace = true
  /** The last letter, which the next one is kerned with. */
  last: { letter: string; font: LetteringFont; size: number } | null = null
  private start = 0
  private trailing = 0
  private runs: (Run & { style: TextStyle })[] = []

  move({ x, y }: { x: number | null; y: number | null }): void {
    if (x === null && y === null) return
    this.endChunk()
    this.x = x ?? this.x
    this.y = y ?? this.y
    this.start = this.x
    this.isAfterSpace = true
    this.last = null
  }

  push(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
  }

  take(run: Run, style: TextStyle, advance: number, trailing: number): void {
    this.runs.push(Object.assign(run, { style }))
    this.x += advance
    this.trailing = trailing
  }

  endChunk(): void {
    const width = this.x - this.trailing - this.start
    const share = { start: 0, middle: 0.5, end: 1 }[this.runs[0]?.style.anchor ?? 'start']
    for (const run of this.runs) run.anchored = -width * share
    this.runs = []
    this.trailing = 0
  }
}

function setRun(source: string, style: TextStyle, pen: Pen, fonts: Set<string>): Run[] {
  const text = collapsed(readable(source), pen)
  if (text === '') return []
  const font = houseFontOf(style)
  if (font === null) {
    const family = familyOf(style)
    if (family === '') throw new CannotSet()
    fonts.add(family)
    return []
  }
  const typeface = typefaceOf(font)
  if (![...text].every((letter) => typeface.has(letter))) throw new CannotSet()
  const { size, letterSpacing } = style
  const { letters, width } = setLine(text, typeface, size, letterSpacing / size)
  const [first = ''] = text
  if (pen.last?.font === font && pen.last.size === size)
    pen.push(kerningOf(pen.last.letter, first, typeface, size), 0)
  pen.last = { letter: [...text].at(-1) ?? '', font, size }
  const { x, y } = pen
  const commands = letters.flatMap(({ outline, along }) =>
    outline.map((command) => moved(command, (left, top) => [left + along + x, top + y])),
  )
  const run = { commands, anchored: 0 }
  const space = text.endsWith(' ') ? (letters.at(-1)?.advance ?? 0) : 0
  pen.take(run, style, width + letterSpacing, space + letterSpacing)
  return [run]
}

function kerningOf(one: string, other: string, typeface: Typeface, size: number): number {
  const widthOf = (text: string): number => setLine(text, typeface, size, 0).width
  return widthOf(one + other) - widthOf(one) - widthOf(other)
}

/** CSS Text, 4.1: white space is one space, and none where a line begins. */
function collapsed(text: string, pen: Pen): string {
  let kept = ''
  for (const letter of text) {
    const isSpace = /[ \t\n\r]/.test(letter)
    if (!isSpace || !pen.isAfterSpace) kept += isSpace ? ' ' : letter
    pen.isAfterSpace = isSpace
  }
  return kept
}

const entities = table<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })

/** What XML text says; CDATA, comments and entities of the document's own are left alone. */
function readable(source: string): string {
  if (source.includes('<')) throw new CannotSet()
  return source.replace(/&(#x?[\da-f]{1,6}|\w{1,10});/gi, (_whole, name: string) => {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const letter =
      name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entities[name]
    if (letter === undefined) throw new CannotSet()
    return letter
  })
}

const places = new Set(['x', 'y', 'dx', 'dy'])

const groupOf = (tag: string): string => {
  const kept = attributesOf(tag).flatMap(({ name, text }) => (places.has(name) ? [] : [` ${text}`]))
  return `<g${kept.join('')}${tag.endsWith('/>') ? '/' : ''}>`
}

const drawn = ({ commands, anchored }: Run): string =>
  `<path d="${pathData(
    commands.map((command) => moved(command, (x, y) => [x + anchored, y])),
    precisely,
  )}"/>`

/** Drawings have units of a hair and of a mile. */
const precisely = (value: number): string => String(Number(value.toPrecision(8)))
