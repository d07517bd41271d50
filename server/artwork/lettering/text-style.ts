import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { table } from '#domain/table.ts'
import { attributesOf } from '#server/kernel/vectors/svg-tags.ts'

/** What determines how a piece of live text is set (SVG 2, 11; CSS Fonts 4). Lengths in user units. */
export type TextStyle = {
  family: string
  size: number
  weight: number
  isItalic: boolean
  anchor: 'start' | 'middle' | 'end'
  letterSpacing: number
  /** Whether it needs nothing unsupported. */
  isPlain: boolean
}

/** Declarations by class name. */
export type StyleSheet = ReadonlyMap<string, string>

export const startingStyle: TextStyle = {
  family: '',
  size: 16,
  weight: 400,
  isItalic: false,
  anchor: 'start',
  letterSpacing: 0,
  isPlain: true,
}

/** The style of an element: its attributes, then its classes, then its own declarations, over what it inherits. */
export function textStyleOf(tag: string, inherited: TextStyle, sheet: StyleSheet): TextStyle {
  const attributes = attributesOf(tag)
  const stated = (name: string): string => attributes.find((one) => one.name === name)?.value ?? ''
  const classes = stated('class').split(/\s+/)
  const declarations = [
    ...attributes.map(({ name, value }): Declaration => [name, value.trim()]),
    ...classes.flatMap((name) => declarationsOf(sheet.get(name) ?? '')),
    ...declarationsOf(stated('style')),
  ]
  const style = { ...inherited }
  for (const [name, value] of declarations) Object.assign(style, read(name, value, style))
  return style
}

type Declaration = readonly [name: string, value: string]

function declarationsOf(text: string): Declaration[] {
  return text.split(';').flatMap((one): Declaration[] => {
    const colon = one.indexOf(':')
    const value = one.slice(colon + 1).replace(/!important\s*$/, '')
    return colon === -1 ? [] : [[one.slice(0, colon).trim(), value.trim()]]
  })
}

const weights = table<number>({ normal: 400, bold: 700 })

function read(name: string, value: string, { size }: TextStyle): Partial<TextStyle> {
  const known = plain[name]
  if (known) return known.test(value) ? {} : { isPlain: false }
  if (value === 'inherit') return {}
  if (name === 'font-family') return { family: value }
  if (name === 'font-size') return lengthed('size', value)
  if (name === 'letter-spacing')
    return value === 'normal' ? { letterSpacing: 0 } : lengthed('letterSpacing', value, size)
  if (name === 'font-weight') return numbered('weight', weights[value] ?? Number(value))
  if (name === 'font-style') return { isItalic: value !== 'normal' }
  if (name === 'text-anchor') {
    const anchor = (['start', 'middle', 'end'] as const).find((one) => one === value)
    return anchor ? { anchor } : { isPlain: false }
  }
  return {}
}

const numbered = (name: 'size' | 'weight' | 'letterSpacing', value: number): Partial<TextStyle> =>
  Number.isFinite(value) ? { [name]: value } : { isPlain: false }

const lengthed = (name: 'size' | 'letterSpacing', value: string, em = Number.NaN): Partial<TextStyle> =>
  numbered(name, userUnits(value, em))

/** CSS Values: 96 px make an inch, and a px is a user unit. */
const perUnit = table<number>({ '': 1, px: 1, pt: 4 / 3, in: 96, mm: 96 / 25.4, cm: 96 / 2.54, pc: 16 })

/** A length in user units; NaN if it isn't a length, or is relative to something else. */
export function userUnits(value: string, em = Number.NaN): number {
  const [, number = '', unit = ''] = /^([-+]?[\d.]{1,20}(?:e[-+]?\d{1,3})?)([a-z]{0,3})$/i.exec(value) ?? []
  return number === '' ? Number.NaN : Number(number) * (unit === 'em' ? em : (perUnit[unit] ?? Number.NaN))
}

/** With any other value, text is not set letter by letter along a line from left to right. */
const plain = table<RegExp>({
  font: /^$/,
  rotate: /^0?$/,
  textLength: /^$/,
  'inline-size': /^(auto|0)$/,
  'shape-inside': /^$/,
  'font-variant': /^normal$/,
  'font-stretch': /^(normal|100%)$/,
  'font-kerning': /^(auto|normal)$/,
  'word-spacing': /^(normal|0(px)?)$/,
  'text-decoration': /^none/,
  'text-decoration-line': /^none$/,
  'text-transform': /^none$/,
  'writing-mode': /^(lr|lr-tb|horizontal-tb)$/,
  direction: /^ltr$/,
  'baseline-shift': /^(0|baseline)$/,
  'dominant-baseline': /^(auto|alphabetic)$/,
  'alignment-baseline': /^(auto|baseline|alphabetic)$/,
  'white-space': /^normal$/,
  'xml:space': /^default$/,
})

type Face = { weight: number | null; isItalic: boolean; font: LetteringFont }

/** Only the faces that we have: synthesized bold looks different. */
const faces = table<Face[]>({
  'bebas neue': [{ weight: 400, isItalic: false, font: 'bebas_neue' }],
  'alfa slab one': [{ weight: 400, isItalic: false, font: 'alfa_slab' }],
  righteous: [{ weight: 400, isItalic: false, font: 'righteous' }],
  shrikhand: [{ weight: 400, isItalic: false, font: 'shrikhand' }],
  yellowtail: [{ weight: 400, isItalic: false, font: 'yellowtail' }],
  'bricolage grotesque': [
    { weight: 500, isItalic: false, font: 'bricolage' },
    { weight: 800, isItalic: false, font: 'bricolage_bold' },
  ],
  'playfair display': [
    { weight: 800, isItalic: false, font: 'playfair' },
    { weight: 700, isItalic: true, font: 'playfair_italic' },
  ],
})

/** A text's font family as its program names it, without quotes. */
const familyOf = ({ family }: Pick<TextStyle, 'family'>): string =>
  (family.split(',')[0] ?? '').replaceAll(/["']|&(?:quot|apos);/g, '').trim()

/** CSS Fonts 4, 2.2: weights from here up are called bold. */
const boldFrom = 600

/** How a text's font is reported: “Arial Bold Italic”. */
export function faceNameOf(style: TextStyle): string {
  const words = [familyOf(style) || 'an unnamed font']
  if (style.weight >= boldFrom) words.push('Bold')
  if (style.isItalic) words.push('Italic')
  return words.join(' ')
}

/** Our own font for the style; null if we don't have it. */
export function houseFontOf(style: TextStyle): LetteringFont | null {
  const found =
    faces[
      familyOf(style)
        .toLowerCase()
        .replaceAll(/[-_]/g, ' ')
        .replace(/ regular$/, '')
    ]
  return (
    found?.find(({ weight, isItalic }) => weight === style.weight && isItalic === style.isItalic)?.font ??
    null
  )
}

/** The class rules of a drawing's style sheets; null if other kinds of rules style text. */
export function readStyleSheet(css: string): StyleSheet | null {
  const sheet = new Map<string, string>()
  for (const rule of withoutComments(css).split('}')) {
    const [head = '', body = ''] = rule.split('{')
    for (const selector of head.split(',').map((one) => one.trim())) {
      const name = /^\.([\w-]{1,100})$/.exec(selector)?.[1]
      if (name) sheet.set(name, `${sheet.get(name) ?? ''};${body}`)
      else if (!selector.startsWith('@font-face') && /font|text|letter|word/.test(`${selector}${body}`))
        return null
    }
  }
  return sheet
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(Math.max(0, part.indexOf('*/')) + 2)))
    .join('')
}
