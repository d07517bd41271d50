import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookAt } from '#tests/harness/printed/film.ts'
import { joinLabels, type LabelToJoin } from './join-labels.ts'

/** A label of 4 × 6 in in a single gray, with a black corner at its top left. */
async function label(gray: number): Promise<LabelToJoin> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([288, 432])
  page.drawRectangle({ x: 0, y: 0, width: 288, height: 432, color: rgb(gray, gray, gray) })
  page.drawRectangle({ x: 0, y: 332, width: 100, height: 100, color: rgb(0, 0, 0) })
  return { name: `GW-${gray}`, pdf: await pdf.save() }
}

const sizesOf = async (pdf: Uint8Array | null) =>
  (await PDFDocument.load(pdf ?? new Uint8Array())).getPages().map((page) => page.getSize())

test('one label per page keeps its own size; a file that is not a PDF is named', async () => {
  const noLabel = { name: 'GW-000009', pdf: Buffer.from('Not found') }
  const labels = [await label(0.9), noLabel, await label(0.5), await label(0.2)]
  const { bytes, unreadable } = await joinLabels(labels, '4x6')
  expect(unreadable).toEqual(['GW-000009'])
  expect(await joinLabels([noLabel], 'letter')).toEqual({ bytes: null, unreadable: ['GW-000009'] })
  expect(await sizesOf(bytes)).toEqual(Array(3).fill({ width: 288, height: 432 }))
})

test('two per letter page at their true size, the first on top, each turned to the left', async () => {
  const { bytes } = await joinLabels([await label(0.8), await label(0.4), await label(0.8)], 'letter')
  expect(await sizesOf(bytes)).toEqual(Array(2).fill({ width: 612, height: 792 }))
  const { data, info } = await sharp(await lookAt(bytes ?? new Uint8Array()))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** In points from the page's top left corner. */
  const at = (x: number, y: number) => {
    const [column, row] = [Math.round((x / 612) * info.width), Math.round((y / 792) * info.height)]
    return data[row * info.width + column] ?? -1
  }
  // 432 × 288 centered in a half of 612 × 396.
  const [left, top] = [90, 54]
  expect(at(left - 4, 198)).toBe(255)
  expect(at(300, top - 4)).toBe(255)
  expect(at(300, 200)).toBeGreaterThan(190)
  expect(at(300, 600)).toBeLessThan(120)
  expect(at(300, 600)).toBeGreaterThan(80)
  // A label's top left corner is at the bottom left of its half.
  expect(at(left + 20, top + 288 - 20)).toBeLessThan(20)
  expect(at(left + 20, top + 20)).toBeGreaterThan(190)
})
