import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { table } from '#domain/table.ts'
import { type Command, moved, pathData } from '#server/kernel/draw/text-paths.ts'
import { attributesOf, type StartTag, tags } from '#server/kernel/vectors/svg-tags.ts'
import { setLine } from './set-lines.ts'
import {
  faceNameOf,
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
  /**
   * `fonts`: its fonts that we don't have; empty if something else in it can't be set here. `lacking`: characters that
   * a picked font doesn't have.
   */
  | { ok: false; fonts: FontToPick[]; lacking: string[] }

/** A font of live text that we don't have, as reported (`faceNameOf`), and the text set in it. */
export type FontToPick = { name: string; text: string }

/** Replacements for fonts that we don't have, by their names. */
export type PickedFonts = ReadonlyMap<string, LetteringFont>

/**
 * Converts an SVG's live text to outlines (SVG 2, 11), if all of it is in our own fonts or in those picked for others:
 * same place, size, color and order. Text along a path, in columns, decorated or forced to a length is left to the
 * program that made it.
 */
export function outlineText(markup: string, picked: PickedFonts = new Map()): OutlinedText {
  const sheet = readStyleSheet(styleTextOf(markup))
  if (sheet === null) return { ok: false, fonts: [], lacking: [] }
  const fonts = new Fonts(picked)
  let canPick = true
  let written = ''
  let copied = 0
  for (const text of liveTexts(markup, sheet)) {
    const set = text && setText(markup.slice(text.start, text.end), text.inherited, sheet, fonts)
    canPick &&= set !== null
    if (!text || set === null) continue
    written += markup.slice(copied, text.start) + set
    copied = text.end
  }
  if (!canPick) return { ok: false, fonts: [], lacking: [] }
  return fonts.isComplete
    ? { ok: true, markup: written + markup.slice(copied) }
    : { ok: false, ...fonts.told() }
}

/** Enough of a text to recognize it. */
const toldLetters = 200

/** The fonts of a drawing: picked ones, ours, and those still to be picked. */
class Fonts {
  private readonly texts = new Map<string, string>()
  private readonly lacking = new Set<string>()
  private readonly picked: PickedFonts

  constructor(picked: PickedFonts) {
    this.picked = picked
  }

  get isComplete(): boolean {
    return this.texts.size + this.lacking.size === 0
  }

  /** Null if the text stays unset, which is reported for the whole drawing. */
  find(style: TextStyle, text: string): LetteringFont | null {
    const own = houseFontOf(style)
    const name = faceNameOf(style)
    const font = own ?? this.picked.get(name)
    if (!font) {
      const told = `${this.texts.get(name) ?? ''} ${text}`.trim()
      this.texts.set(name, told.slice(0, toldLetters))
      return null
    }
    const lost = [...text].filter((letter) => !typefaceOf(font).has(letter))
    if (own && lost.length > 0) throw new CannotSet()
    for (const letter of lost) this.lacking.add(letter)
    return lost.length > 0 ? null : font
  }

  told(): { fonts: FontToPick[]; lacking: string[] } {
    const fonts = [...this.texts].map(([name, text]) => ({ name, text }))
    return { fonts, lacking: [...this.lacking] }
  }
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

/** The texts of a drawing in order; null in place of unsupported kinds of text, and of text used as a clip path. */
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

/** Some text can't be set here as intended. */
class CannotSet extends Error {}

type Run = { commands: Command[]; anchored: number }

/**
 * One text element as a group of outlines, keeping everything except what positions its letters; null if it needs
 * something not supported here.
 */
function setText(source: string, inherited: TextStyle, sheet: StyleSheet, fonts: Fonts): string | null {
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
    if (error instanceof CannotSet) return null
    throw error
  }
  pen.endChunk()
  return parts.map((part) => (typeof part === 'string' ? part : drawn(part))).join('')
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

/** Where the next letter goes, and the runs since the last explicit position: they are anchored together. */
class Pen {
  x = 0
  y = 0
  isAfterSpace = true
  /** The last letter, to kern the next one with. */
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

function setRun(source: string, style: TextStyle, pen: Pen, fonts: Fonts): Run[] {
  const text = collapsed(readable(source), pen)
  if (text === '') return []
  const font = fonts.find(style, text)
  if (font === null) return []
  const typeface = typefaceOf(font)
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

/** CSS Text, 4.1: white space collapses to one space, and to none at the start of a line. */
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

/** The text content of XML; CDATA, comments and the document's own entities are left alone. */
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

/** A drawing's units may be as small as a hair or as large as a mile. */
const precisely = (value: number): string => String(Number(value.toPrecision(8)))
