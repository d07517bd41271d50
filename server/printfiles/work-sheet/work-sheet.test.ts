import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { writeWorkSheet } from './write-work-sheet.ts'

/** Red on its left half, green on its right one. */
function twoColours(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="50%" height="100%" fill="#f00"/><rect x="50%" width="50%" height="100%" fill="#0f0"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The page at two px a point, and the widths of the pictures in its file. */
async function drawSheet(shop: TestShop, itemId: string) {
  const item = await shop.orders.itemForPrinting(itemId)
  if (!item) throw new Error('The item is not there')
  const folder = await mkdtemp(join(tmpdir(), 'gangway-work-sheet-'))
  try {
    const target = join(folder, 'sheet.pdf')
    await writeWorkSheet(shop, item, target)
    const size = { width: 1_224, height: 1_584 }
    const pixels = await withPdf(target, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))
    const file = await PDFDocument.load(await readFile(target))
    const widths = file.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFRawStream)) return []
      const isPicture = object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
      return isPicture ? [Number(`${object.dict.get(PDFName.of('Width'))}`)] : []
    })
    /** In points, of all px of a colour between two columns. */
    const boxOf = ([red, green, blue]: readonly number[], from: number, to: number) => {
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
      for (let y = 0; y < size.height; y++)
        for (let x = from * 2; x < to * 2; x++) {
          const at = (y * size.width + x) * 4
          if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) continue
          box.left = Math.min(box.left, x / 2)
          box.top = Math.min(box.top, y / 2)
          box.right = Math.max(box.right, (x + 1) / 2)
          box.bottom = Math.max(box.bottom, (y + 1) / 2)
        }
      return box
    }
    return { item, widths, boxOf }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the work sheet shows front and back beside each other, each in its box with its print, and small pictures', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const large = await uploadPicture(shop, actor, await twoColours(1_200, 600))
  const small = await uploadPicture(shop, actor, await twoColours(400, 200))
  const zones = [
    ['full-front', large, null],
    ['full-back', small, 6],
  ] as const
  const order = await sellLines(shop, actor, [shirtLine({ zones })])
  const { item, widths, boxOf } = await drawSheet(shop, order.items[0]?.id ?? '')

  // As large as they are looked at, and never larger than they are; each with its transparency.
  expect([...new Set(widths)].sort()).toEqual([400, 500])
  const hex = item.design && 'color' in item.design ? item.design.color.hex : ''
  const color = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [front, back] = [boxOf(color, 0, 306), boxOf(color, 306, 612)]
  // Letter of 612 points: two boxes of 248 with 20 between them, and each garment in the middle of its own.
  for (const [{ left, right, top, bottom }, boxLeft] of [
    [front, 48],
    [back, 316],
  ] as const) {
    expect(Math.abs(left - boxLeft - (boxLeft + 248 - right))).toBeLessThanOrEqual(1)
    expect(left).toBeGreaterThanOrEqual(boxLeft)
    expect(bottom - top).toBeLessThanOrEqual(264)
  }
  expect([back.top, back.bottom]).toEqual([front.top, front.bottom])

  const [red, green] = [
    [255, 0, 0],
    [0, 255, 0],
  ]
  const sides = [
    [front, 0, 306, 12],
    [back, 306, 612, 6],
  ] as const
  const perInch = sides.map(([garment, from, to, inches]) => {
    const [left, right] = [boxOf(red ?? [], from, to), boxOf(green ?? [], from, to)]
    // They are drawn small, with mixed px between them.
    expect(Math.abs(left.right - right.left)).toBeLessThanOrEqual(3)
    const middle = (garment.left + garment.right) / 2
    expect(Math.abs((left.right + right.left) / 2 - middle)).toBeLessThanOrEqual(1)
    expect(left.top).toBeGreaterThan(garment.top)
    return (right.right - left.left) / inches
  })
  // Both sides at one scale.
  expect(Math.abs((perInch[0] ?? 0) - (perInch[1] ?? 0))).toBeLessThan(0.3)
})
