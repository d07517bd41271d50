import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js'
import { expect, test } from 'vitest'
import { hasUnprintable, printable } from '#domain/printable.ts'
import { marksOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { bold, drawPaper, light, putWhole } from './draw-paper.ts'

const fontOf = (name: string) => parse(new Uint8Array(readFileSync(new URL(name, import.meta.url))).buffer)

test.each(['arimo.ttf', 'arimo-bold.ttf'])('the font has every character that can be printed: %s', (name) => {
  const font = fontOf(name)
  const letters = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !/[\p{Cs}\p{Cn}\n]/u.test(letter) && !hasUnprintable(letter),
  )
  expect(letters.length).toBeGreaterThan(1_500)
  const shown = new Set(letters.flatMap((letter) => [...printable(letter)]))
  expect([...shown].filter((letter) => font.charToGlyphIndex(letter) === 0)).toEqual([])
})

test('text that the built-in font lacks can be read from the file, on the same line and at the same size', async () => {
  const names = ['Łukasz Wójcik', 'Ольга Петрова', 'Ελένη Ωνάση', '5″ × 7″', '李小龍?']
  const draw = (words: readonly string[]) =>
    drawPaper({ size: 'label', title: 'Names', createdAt: new Date(0) }, (pdf) => {
      pdf.addPage()
      for (const [at, one] of words.entries()) {
        const room = { left: 20, top: 20 + at * 40, width: 200, height: 30, size: 14 }
        putWhole(pdf, one, room)
        bold(pdf, 9).text(one, 20, 40 + at * 40)
      }
    })
  const bytes = await draw(names)
  const [page] = await marksOfPdf(bytes)
  const words = page?.marks.map((mark) => mark.words) ?? []
  expect([...new Set(words)]).toEqual([...names.slice(0, 4), '□□□?'])
  const plain = await marksOfPdf(await draw(names.map(() => 'Ada')))
  const tops = (pages: typeof plain) => pages[0]?.marks.map(({ top }) => Number(top.toFixed(3)))
  expect(tops([page ?? { width: 0, height: 0, marks: [] }])).toEqual(tops(plain))
  // Only the glyphs that it uses.
  expect(bytes.length).toBeLessThan(24_000)
})

test('text that the built-in font covers embeds no font in the file', async () => {
  const bytes = await drawPaper({ size: 'label', title: 'Name', siteName: 'Ольга' }, (pdf) => {
    pdf.addPage()
    light(pdf, 9).text('Ünïon & Sons – “No. 1”…', 20, 20)
  })
  expect(bytes.includes('FontFile2')).toBe(false)
})
