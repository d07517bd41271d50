import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { letteringFonts } from '#domain/lettering/fonts.ts'
import { type Lettering, letteringSchema } from '#domain/lettering/lettering-input.ts'
import { browse } from '#tests/harness/browse.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { drawLettering } from './draw-lettering.ts'
import { previewLettering } from './preview-letterings.ts'
import { writeSvg } from './write-svg.ts'

const textOf = (changes: Record<string, unknown> = {}) => ({
  blocks: [
    {
      text: 'HILL',
      font: 'bebas_neue',
      height: 50.8,
      heightOf: 'capitals',
      letterSpacing: 0,
      lineSpacing: 110,
      align: 'center',
      shape: { kind: 'straight' },
      color: '#14532d',
      outline: null,
      ...changes,
    },
  ],
  gap: 0,
})

const lettering = (changes: Record<string, unknown> = {}): Lettering => letteringSchema.parse(textOf(changes))

test('capitals are exactly the requested height in every font, with an outline around them', () => {
  for (const font of letteringFonts) {
    expect(drawLettering(lettering({ font, text: 'HHH' }))?.height).toBeCloseTo(50.8, 2)
    const rimmed = drawLettering(lettering({ font, text: 'HHH', outline: { color: '#ffffff', width: 2 } }))
    expect(rimmed?.height).toBeCloseTo(54.8, 2)
    expect(rimmed?.areas.map(({ color, stroke }) => [color, stroke])).toEqual([
      ['#ffffff', 40],
      ['#14532d', 0],
    ])
  }
})

test('the digits of a number are the requested height, with the name centered above', () => {
  const [name, number] = [
    lettering({ text: 'AH' }),
    lettering({ text: '8', heightOf: 'digits', height: 200 }),
  ]
  expect(drawLettering(number)?.height).toBeCloseTo(200, 2)
  const both = drawLettering({
    blocks: [...name.blocks, ...number.blocks],
    gap: letteringSchema.shape.gap.parse(25),
  })
  expect(both?.height).toBeCloseTo(50.8 + 25 + 200, 2)
})

/** How many px of the drawing's page are outside its ink, across and down. */
async function emptyEdges(one: Lettering): Promise<{ across: number; down: number }> {
  const drawing = drawLettering(one)
  if (!drawing) throw new Error('Nothing drawn')
  const page = await sharp(Buffer.from(writeSvg(drawing)))
    .png()
    .toBuffer({ resolveWithObject: true })
  const sides = { top: 5, bottom: 5, left: 5, right: 5, background: 'transparent' }
  const framed = await sharp(page.data).extend(sides).png().toBuffer()
  const { info } = await sharp(framed).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true })
  return { across: page.info.width - info.width, down: page.info.height - info.height }
}

test.each([
  ['straight', {}],
  ['bent up', { shape: { kind: 'arch_up', bend: 60 } }],
  [
    'bent down, outlined',
    { shape: { kind: 'arch_down', bend: 60 }, outline: { color: '#000000', width: 3 } },
  ],
  ['on a wave, in handwriting', { font: 'yellowtail', shape: { kind: 'wave', bend: 80 } }],
  ['round a circle, two lines', { text: 'HILLSIDE HAWKS\nROBOTICS', shape: { kind: 'circle' } }],
])('the drawing’s page fits its ink: %s', async (_, changes) => {
  const { across, down } = await emptyEdges(lettering(changes))
  expect(Math.abs(across)).toBeLessThan(3)
  expect(Math.abs(down)).toBeLessThan(3)
})

test('each character missing from a font is named once, with the fonts that cover the whole text', () => {
  expect(previewLettering(lettering({ text: 'Жук łan' }))).toEqual({
    ok: false,
    message: 'These characters aren’t in this font: Ж у к',
    missing: ['Ж', 'у', 'к'],
    fontsThatHave: ['playfair', 'playfair_italic'],
  })
  expect(previewLettering(lettering({ text: 'GO 🐅🐅' }))).toEqual({
    ok: false,
    message: 'These characters aren’t in this font: 🐅',
    missing: ['🐅'],
    fontsThatHave: [],
  })
})

test('text is cleaned before it is set: decomposed characters, tabs, control characters, blank ends', () => {
  const { blocks } = lettering({ text: '\n\nJose\u0301\tM\u0007.  \r\nHawks\u200b \n' })
  expect(blocks[0]?.text).toBe('José M.\nHawks')
  expect(letteringSchema.safeParse(textOf({ text: ' \n\u0007 ' })).error?.issues[0]?.message).toBe(
    'Type some text.',
  )
})

test('random texts are set, or their missing characters named, and never throw', () => {
  const shape = fc.constantFrom(
    { kind: 'straight' },
    { kind: 'arch_up', bend: 100 },
    { kind: 'arch_down', bend: 3 },
    { kind: 'wave', bend: 100 },
    { kind: 'circle' },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ maxLength: 30 }),
        fc.string({
          unit: fc.constantFrom('a', 'Å', 'ß', 'ő', 'Đ', ' ', '\n', '7', '“', 'ŧ'),
          maxLength: 30,
        }),
      ),
      fc.constantFrom(...letteringFonts),
      shape,
      (text, font, one) => {
        const read = letteringSchema.safeParse(textOf({ text, font, shape: one }))
        if (!read.success) return
        const seen = previewLettering(read.data)
        if (!seen.ok) return
        expect(seen.drawing.width).toBeGreaterThan(0)
        expect(writeSvg(seen.drawing)).not.toMatch(/NaN|Infinity|undefined/)
      },
    ),
    { numRuns: isLong ? 10_000 : 150 },
  )
}, 60_000)

test('a text becomes the visitor’s own artwork, once, stays a drawing, and a refusal says why', async () => {
  await using shop = await startTestShop()
  const visitor = browse(shop)
  const stranger = browse(shop)
  const input = {
    letterings: [
      {
        name: 'Hill',
        lettering: textOf({ text: 'HILL HILL HILL HILL', outline: { color: '#ffffff', width: 2 } }),
      },
    ],
  }

  const made = await visitor.send('POST', '/api/v1/letterings', input)
  expect(made.status).toBe(201)
  const [artwork] = (await made.json()).artworks
  expect(artwork).toMatchObject({
    fileName: 'Hill',
    state: 'ready',
    isVector: true,
    lettering: input.letterings[0]?.lettering,
  })
  // As large on the film as its millimeters state.
  expect((artwork.ink.height / artwork.dpi) * 25.4).toBeCloseTo(54.8, 0)

  const again = await visitor.send('POST', '/api/v1/letterings', input)
  expect((await again.json()).artworks[0].id).toBe(artwork.id)
  const theirs = await stranger.send('POST', '/api/v1/letterings', input)
  expect((await theirs.json()).artworks[0].id).not.toBe(artwork.id)
  expect((await stranger.get(`/api/v1/artworks/${artwork.id}`)).status).toBe(404)

  const refusals: [unknown, string][] = [
    [{ text: 'ŁÓDŹ 🐅' }, '“Hill”: These characters aren’t in this font: 🐅'],
    [
      { text: '.'.repeat(190) },
      '“Hill”: This is too long and thin to print. Break it into lines, or make it shorter.',
    ],
    [{ text: '  ' }, 'letterings.0.lettering.blocks.0.text: Type some text.'],
    [{ text: 'A'.repeat(300) }, 'letterings.0.lettering.blocks.0.text: At most 200 characters, please.'],
  ]
  for (const [changes, message] of refusals) {
    const body = { letterings: [{ name: 'Hill', lettering: textOf(changes as Record<string, unknown>) }] }
    const refused = await visitor.send('POST', '/api/v1/letterings', body)
    expect([refused.status, (await refused.json()).error.message]).toEqual([422, message])
  }
  expect((await (await visitor.get('/api/v1/artworks')).json()).artworks).toHaveLength(1)
})
