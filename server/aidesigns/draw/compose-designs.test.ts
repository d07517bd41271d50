import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { designSizes, designStyles, findDesignSize } from '#domain/artwork/ai-design.ts'
import { inputs, someOf } from '#tests/harness/run-form.ts'
import { composeDesigns, type DesignWish } from './compose-designs.ts'
import { motifNames, motifOf } from './lexicon.ts'
import { atWidth, toPrint } from './rasterize.ts'

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

const wish = (given: Partial<DesignWish>): DesignWish => ({
  prompt: 'A cat drinking coffee',
  style: 'Vintage',
  size: findDesignSize('13x12'),
  seed: 1,
  ...given,
})

const anyPrompt = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ...motifNames,
        'red',
        'gold',
        'wild',
        'Éclair',
        '"Stay Wild"',
        '<script>',
        '🐙',
        'قطة',
        'the',
        '2026',
      ),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    .map((words) => words.join(' ')),
)

/**
 * Compares small images on mid gray pixel by pixel: 0 if they are the same, 1 or more if neither has ink where the
 * other has.
 */
function inkDistance(one: Buffer, other: Buffer): number {
  let difference = 0
  let ink = 0
  for (let at = 0; at < one.length; at += 1) {
    const [here, there] = [one[at] ?? 128, other[at] ?? 128]
    difference += Math.abs(here - there)
    ink += Math.max(Math.abs(here - 128), Math.abs(there - 128))
  }
  return difference / ink
}

test('any text in any style gives four different transparent designs within the film', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPrompt,
      fc.constantFrom(...designStyles),
      fc.constantFrom(...designSizes),
      fc.integer({ min: 1, max: 1_000_000 }),
      async (prompt, style, size, seed) => {
        const designs = composeDesigns({ prompt, style, size, seed })
        expect(designs).toHaveLength(4)
        expect(new Set(designs.map(({ layout }) => layout)).size).toBe(4)
        const pictures = await Promise.all(
          designs.map((design) => atWidth(design, 130).raw().toBuffer({ resolveWithObject: true })),
        )
        for (const { data, info } of pictures) {
          expect([info.width, info.height, info.channels]).toEqual([130, size.height * 10, 4])
          const inked = coverage(data)
          expect(inked).toBeGreaterThan(0.01)
          expect(inked).toBeLessThan(0.9)
          expect(borderAlpha(data, info.width, info.height)).toBe(0)
        }
        const small = await Promise.all(
          pictures.map(({ data, info: { width, height } }) =>
            sharp(data, { raw: { width, height, channels: 4 } })
              .flatten({ background: '#808080' })
              .resize(32, 32, { fit: 'fill' })
              .raw()
              .toBuffer(),
          ),
        )
        for (let one = 0; one < 4; one += 1)
          for (let other = one + 1; other < 4; other += 1)
            expect(
              inkDistance(small[one] ?? Buffer.alloc(0), small[other] ?? Buffer.alloc(0)),
            ).toBeGreaterThan(0.4)
      },
    ),
    { numRuns: inputs(60) },
  )
})

/**
 * The share of an RGBA image's area that has ink. Thin lines count by how much of a pixel they cover. A loop, because
 * it reads millions of pixels.
 */
function coverage(data: Uint8Array): number {
  let sum = 0
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0
  return sum / 255 / (data.length / 4)
}

/** The strongest ink within a tenth of an inch of the film's edge, in RGBA. */
function borderAlpha(data: Uint8Array, width: number, height: number): number {
  let most = 0
  const look = (x: number, y: number): void => {
    most = Math.max(most, data[(y * width + x) * 4 + 3] ?? 0)
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, 1, height - 2, height - 1]) look(x, y)
  for (let y = 0; y < height; y += 1) for (const x of [0, 1, width - 2, width - 1]) look(x, y)
  return most
}

test('the same text, style, size and seed give the same bytes; a different seed does not', async () => {
  const one = composeDesigns(wish({}))
  const again = composeDesigns(wish({}))
  const other = composeDesigns(wish({ seed: 2 }))
  expect(again.map(({ svg }) => hash(svg))).toEqual(one.map(({ svg }) => hash(svg)))
  expect(new Set([...one, ...other].map(({ svg }) => hash(svg))).size).toBe(8)
  const [first] = one
  if (!first) throw new Error('No design')
  expect(hash(await toPrint(first))).toBe(hash(await toPrint(first)))
})

test('a print is 13 in wide at 300 dpi, as long as its size, and almost none of its ink is see-through', async () => {
  for (const style of someOf(designStyles, 1)) {
    const [design] = composeDesigns(wish({ style }))
    if (!design) throw new Error('No design')
    const png = await toPrint(design)
    const { width, height, density, hasAlpha } = await sharp(png).metadata()
    expect([style, width, height, density, hasAlpha]).toEqual([style, 3_900, 3_600, 300, true])
    const { data } = await sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
    let [inked, hazy] = [0, 0]
    for (let at = 0; at < data.length; at += 1) {
      const alpha = data[at] ?? 0
      if (alpha > 0) inked += 1
      if (alpha > 12 && alpha < 243) hazy += 1
    }
    // Only the anti-aliased pixel along each edge.
    expect([style, hazy / inked < 0.06]).toEqual([style, true])
  }
})

// With masks and without.
test.each(someOf(['Modern', 'Minimalist'] as const, 1))(
  'the pieces of a print meet: scaled down, it matches the scaled-down drawing, in %s',
  async (style) => {
    const [design] = composeDesigns(wish({ style, size: findDesignSize('13x24') }))
    if (!design) throw new Error('No design')
    const small = sharp(await toPrint(design)).resize(260)
    const [print, drawing] = await Promise.all(
      [small, atWidth(design, 260)].map((picture) =>
        picture.flatten({ background: '#808080' }).raw().toBuffer(),
      ),
    )
    if (!print || !drawing) throw new Error('No picture')
    expect(print.length).toBe(drawing.length)
    expect(inkDistance(print, drawing)).toBeLessThan(0.03)
  },
)

test('no part of the drawing needs a font, a link or a script', () => {
  const hostile = '</svg><script>alert(1)</script> "<image href=x onerror=1>" javascript:alert(1)'
  for (const { svg } of composeDesigns(wish({ prompt: hostile }))) {
    expect(svg).not.toMatch(/<(text|image|script|foreignObject|use|style)\b|href|onerror|javascript/i)
    expect(svg.match(/<svg/g)).toHaveLength(1)
  }
})

test('no drawn line is thinner than 0.02 in', () => {
  for (const style of designStyles)
    for (const { svg } of composeDesigns(
      wish({ style, prompt: 'guitar and cassette, many stars', seed: 7 }),
    )) {
      const thin = thinnestLine(svg)
      expect([style, thin >= 2]).toEqual([style, true])
    }
})

/** In hundredths of an inch, including the scale of the groups around each line. */
function thinnestLine(svg: string): number {
  let thinnest = Number.POSITIVE_INFINITY
  const scales: number[] = [1]
  for (const [tag] of svg.matchAll(/<g\b[^>]*>|<\/g>|<[a-z]+[^>]*stroke-width="[^"]+"[^>]*>/g)) {
    if (tag === '</g>') scales.pop()
    else if (tag.startsWith('<g')) {
      const own = Number(/scale\(([\d.]+)\)/.exec(tag)?.[1] ?? 1)
      scales.push((scales.at(-1) ?? 1) * own)
    } else
      thinnest = Math.min(thinnest, Number(/stroke-width="([\d.]+)"/.exec(tag)?.[1]) * (scales.at(-1) ?? 1))
  }
  return thinnest
}

test('words, plurals and emoji each find their motifs', () => {
  expect(motifNames.length).toBeGreaterThanOrEqual(60)
  expect(['kittens', 'Wolves', 'cherries', '☕', 'taco', 'xyzzy'].map(motifOf)).toEqual([
    'cat',
    'wolf',
    'cherries',
    'coffee',
    'taco',
    undefined,
  ])
})
