import { expect, test } from 'vitest'
import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { outlineText } from './outline-text.ts'
import { userUnits } from './text-style.ts'

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">${body}</svg>`
const bebas = 'font-family="Bebas Neue" font-size="20"'

function outlined(body: string): string {
  const found = outlineText(svg(body))
  if (!found.ok) throw new Error(`Not set: ${found.fonts.map(({ name }) => name).join(', ')}`)
  return found.markup
}
/** The extent of the outlines along x. */
function across(markup: string): [number, number] {
  const numbers = [...markup.matchAll(/[MLQC]([-\d. e]+)/g)].flatMap(([, pairs = '']) =>
    pairs
      .trim()
      .split(' ')
      .map(Number)
      .filter((_, at) => at % 2 === 0),
  )
  return [Math.min(...numbers), Math.max(...numbers)]
}

test('text in one of our fonts is outlined in place, keeping its color and everything around it', () => {
  const markup = outlined(
    `<rect width="9" height="9"/><text x="10" y="30" fill="red" ${bebas}>ADA</text><circle r="1"/>`,
  )
  expect(markup).toMatch(
    /^<svg [^>]*><rect width="9" height="9"\/><g fill="red" [^>]*><path d="M[^"]+"\/><\/g><circle r="1"\/><\/svg>$/,
  )
  expect(markup).not.toContain('<text')
  const [left, right] = across(markup)
  expect(left).toBeGreaterThanOrEqual(10)
  expect(right).toBeLessThan(40)
})

test.each([
  ['attributes of a group', `<g ${bebas}><text x="50" text-anchor="middle" y="30">ADA</text></g>`],
  [
    'a style',
    `<text x="50" y="30" style="font-family:'Bebas Neue', sans-serif; font-size:20px; text-anchor:middle">ADA</text>`,
  ],
  [
    'a class',
    `<style>.a, .b { font-family: Bebas Neue; font-size: 15pt; text-anchor: middle }</style><text class="b" x="50" y="30">ADA</text>`,
  ],
  ['a part of its own', `<text ${bebas} text-anchor="middle"><tspan x="50" y="30">\n  ADA\n</tspan></text>`],
])('font, size and anchor come from %s', (_name, body) => {
  const [left, right] = across(outlined(body))
  expect((left + right) / 2).toBeCloseTo(50, 0)
  expect(right - left).toBeCloseTo(23.6, 0)
})

test('a line in several parts continues where the last part ended', () => {
  const one = across(outlined(`<text x="5" y="30" ${bebas}>ADALOVE</text>`))
  const parts = across(outlined(`<text x="5" y="30" ${bebas}>ADA<tspan fill="red">LOVE</tspan></text>`))
  expect(parts[1]).toBeCloseTo(one[1], 0)
  // Kerning also applies across its parts.
  const large = 'y="90" font-family="Bebas Neue" font-size="100"'
  const [leaning, apart] = [`<text ${large}>AVA</text>`, `<text ${large}>A<tspan>V</tspan>A</text>`].map(
    (body) => across(outlined(body))[1],
  )
  expect(apart).toBeCloseTo(leaning ?? 0, 3)
})

test.each(['96', '96px', '72pt', '6pc', '1in', '25.4mm', '2.54cm'])('%s is an inch', (length) => {
  expect(userUnits(length)).toBeCloseTo(96, 9)
})

test.each([
  ['a font of somebody else', '<text font-family="Comic Sans MS">ADA</text>', ['Comic Sans MS']],
  ['a weight that we do not have', `<text ${bebas} font-weight="bold">ADA</text>`, ['Bebas Neue Bold']],
  ['no font', '<text>ADA</text>', ['an unnamed font']],
  ['two fonts', '<text font-family="Arial">A</text><text font-family="Lato">B</text>', ['Arial', 'Lato']],
  ['a letter that the font lacks', `<text ${bebas}>漢</text>`, []],
  ['text along a path', `<text ${bebas}><textPath href="#a">ADA</textPath></text>`, []],
  ['a place for each letter', `<text x="1 2 3" ${bebas}>ADA</text>`, []],
  ['a length that is forced', `<text textLength="50" ${bebas}>ADA</text>`, []],
  ['letters that cut out', `<clipPath><text ${bebas}>ADA</text></clipPath>`, []],
  ['a page inside', '<foreignObject><p>ADA</p></foreignObject>', []],
  ['an entity of its own', `<text ${bebas}>&ada;</text>`, []],
  ['a letter beyond all letters', `<text ${bebas}>&#x110000;</text>`, []],
  ['rules for all texts', `<style>text { font-size: 9px }</style><text ${bebas}>ADA</text>`, []],
])('%s is left for the program that made it', (_name, body, fonts) => {
  const found = outlineText(svg(body))
  expect(found.ok ? found : found.fonts.map(({ name }) => name)).toEqual(fonts)
})

test('fonts we lack are reported with the text set in them, and one of ours is suggested for each', () => {
  const drawing = svg(
    '<g font-family="Arial" font-size="20"><text y="30">HILL <tspan font-weight="700">SURF</tspan></text><text y="50">CLUB</text></g>',
  )
  expect(outlineText(drawing)).toEqual({
    ok: false,
    fonts: [
      { name: 'Arial', text: 'HILL CLUB' },
      { name: 'Arial Bold', text: 'SURF' },
    ],
    lacking: [],
  })
  const picks = (bold: LetteringFont) =>
    new Map<string, LetteringFont>([
      ['Arial', 'bebas_neue'],
      ['Arial Bold', bold],
    ])
  const narrow = outlineText(drawing, picks('bebas_neue'))
  const wide = outlineText(drawing, picks('alfa_slab'))
  if (!narrow.ok || !wide.ok) throw new Error('Not set')
  expect(narrow.markup).not.toContain('<text')
  expect(across(wide.markup)[1]).toBeGreaterThan(across(narrow.markup)[1])
})

test('a chosen font reports the characters it lacks, and text in one of our fonts is never set in another', () => {
  const drawing = svg('<text font-family="Arial">A 漢</text>')
  expect(outlineText(drawing, new Map([['Arial', 'bebas_neue']]))).toEqual({
    ...{ ok: false, fonts: [] },
    lacking: ['漢'],
  })
  const ours = `<text x="5" y="30" ${bebas}>ADA</text>`
  expect(outlineText(svg(ours), new Map([['Bebas Neue', 'alfa_slab']]))).toEqual(outlineText(svg(ours)))
})
