import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printable } from '#domain/printable.ts'
import { marksOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { inputs } from '#tests/harness/run-form.ts'
import { papers } from './papers.ts'
import { problemsOn } from './problems-on.ts'

test('everything printed on paper is tested here', () => {
  const saying = (words: RegExp) =>
    globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => words.test(readFileSync(path, 'utf8')))
      .toSorted()
  expect(saying(/(?<!function) drawPaper\(/)).toEqual(Object.keys(papers).toSorted())
  // Print files have no text on them.
  expect(saying(/(new|extends) PDFDocument/)).toEqual([
    'server/kernel/paper/draw-paper.ts',
    'server/printfiles/pdf/svg-to-pdf.ts',
  ])
  // One place selects a font that has the characters.
  expect(saying(/\.font\(/)).toEqual(['server/kernel/paper/draw-paper.ts'])
})

/** There are no spaces at line breaks and between separately positioned pieces. */
const closeUp = (text: string): string => text.replace(/\s+/g, '')

test.each(Object.entries(papers))(
  'printed text is readable, whatever was typed: %s',
  async (_file, drawings) => {
    await fc.assert(
      fc.asyncProperty(drawings, async ({ draw, says, notes }) => {
        const pages = await marksOfPdf(await draw())
        expect(problemsOn(pages)).toEqual([])
        const read = closeUp(pages.flatMap(({ marks }) => marks.map(({ words }) => words)).join(''))
        const titles = pages.flatMap(({ marks }) => marks.filter(({ words }) => words === 'Notes'))
        if (notes !== undefined) expect(titles.length).toBe(notes)
        expect(says.filter((one) => !read.includes(closeUp(printable(one))))).toEqual([])
      }),
      { numRuns: inputs(400) },
    )
  },
  600_000,
)
