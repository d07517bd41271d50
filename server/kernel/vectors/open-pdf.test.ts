import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { withPdf } from './open-pdf.ts'

const size = { width: 40, height: 40 }

async function pixelsOf(
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<(x: number, y: number) => number[]> {
  const document = new PDFDocument({ margin: 0, size: [40, 40] })
  const bytes = buffer(document)
  draw(document)
  document.end()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-open-pdf-'))
  try {
    const path = join(folder, 'page.pdf')
    await writeFile(path, await bytes)
    const pixels = await withPdf(path, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))
    return (x, y) => [...pixels.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Within two levels. */
const about = (...levels: number[]) => levels.map((level) => expect.closeTo(level, -0.7))

/** ISO 32000-1, 11.3.6: what is see-through over what is see-through covers a + b − ab. */
test('halves over halves cover as much as they do in Ghostscript and poppler, in the right colors', async () => {
  const at = await pixelsOf((page) => {
    page.fillOpacity(0.5)
    page.rect(0, 0, 30, 40).fill('#f00')
    page.rect(10, 0, 30, 40).fill('#00f')
    page.rect(20, 20, 20, 20).fill('#0f0')
  })
  expect(at(5, 5)).toEqual(about(255, 0, 0, 127))
  expect(at(15, 5)).toEqual(about(85, 0, 170, 191))
  expect(at(35, 5)).toEqual(about(0, 0, 255, 127))
  expect(at(25, 30)).toEqual(about(36, 146, 73, 223))
})
