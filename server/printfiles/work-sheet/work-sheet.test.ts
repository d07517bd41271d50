import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument as OpenedPdf, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { Pdf } from '#server/kernel/paper/draw-paper.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { drawGarment } from './draw-garment.ts'
import { drawMatrix } from './draw-tables.ts'
import { pageMargin } from './page.ts'
import { writeWorkSheet } from './write-work-sheet.ts'

/** Red on its left half, green on its right half. */
function twoColors(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="50%" height="100%" fill="#f00"/><rect x="50%" width="50%" height="100%" fill="#0f0"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The page at two px a point, and the widths of the images in its file. */
async function drawSheet(shop: TestShop, itemId: string) {
  const item = await shop.orders.itemForPrinting(itemId)
  if (!item) throw new Error('The item is not there')
  const folder = await mkdtemp(join(tmpdir(), 'gangway-work-sheet-'))
  try {
    const target = join(folder, 'sheet.pdf')
    const draw = vi.fn(shop.itemPictures.draw)
    await writeWorkSheet({ ...shop, itemPictures: { ...shop.itemPictures, draw } }, item, target)
    const artworks = await Promise.all(
      [...(draw.mock.calls[0]?.[0].artworks.values() ?? [])].map((bytes) =>
        sharp(bytes as Buffer).metadata(),
      ),
    )
    const size = { width: 1_224, height: 1_584 }
    const pixels = await withPdf(target, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))
    const file = await OpenedPdf.load(await readFile(target))
    const widths = file.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFRawStream)) return []
      const isPicture = object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
      return isPicture ? [Number(`${object.dict.get(PDFName.of('Width'))}`)] : []
    })
    /** The bounding box, in points, of all px between two columns in which one channel is far above the other two. */
    const boxOf = (channel: 0 | 1, from: number, to: number) => {
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
      for (let y = 0; y < size.height; y++)
        for (let x = from * 2; x < to * 2; x++) {
          const at = (y * size.width + x) * 4
          const own = pixels[at + channel] ?? 0
          if (own < 100) continue
          if ((pixels[at + 1 - channel] ?? 0) * 2 > own || (pixels[at + 2] ?? 0) * 2 > own) continue
          box.left = Math.min(box.left, x / 2)
          box.top = Math.min(box.top, y / 2)
          box.right = Math.max(box.right, (x + 1) / 2)
          box.bottom = Math.max(box.bottom, (y + 1) / 2)
        }
      return box
    }
    return { item, widths, boxOf, artworks: artworks.map(({ width, height }) => [width, height]) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the work sheet shows front and back next to each other, each in its box with its print, and small pictures', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const large = await uploadPicture(shop, actor, await twoColors(1_200, 600))
  const small = await uploadPicture(shop, actor, await twoColors(400, 200))
  const zones = [
    ['full-front', large, 12],
    ['full-back', small, 6],
  ] as const
  const order = await sellLines(shop, actor, [shirtLine({ zones })])
  const { item, widths, boxOf, artworks } = await drawSheet(shop, order.items[0]?.id ?? '')

  // Front and back, as sharp as paper shows; nothing else of the artworks.
  expect(widths.filter((width) => width === 1_000).length).toBeGreaterThanOrEqual(1)
  expect(widths.every((width) => width === 1_000)).toBe(true)
  expect(item.design && 'prints' in item.design && item.design.prints.length).toBe(2)
  // A large one is scaled down for it; a small one isn't enlarged.
  expect(artworks.toSorted()).toEqual([
    [400, 200],
    [500, 250],
  ])
  // Letter of 612 points: two boxes of 248 with 20 between them, each garment centered in its own.
  const sides = [
    { from: 0, to: 306, middle: 48 + 124, inches: 12 },
    { from: 306, to: 612, middle: 316 + 124, inches: 6 },
  ]
  const perInch = sides.map(({ from, to, middle, inches }) => {
    const [left, right] = [boxOf(0, from, to), boxOf(1, from, to)]
    // The artwork follows the folds of the cloth, so its edges aren't perfectly straight anywhere.
    expect(Math.abs(left.right - middle)).toBeLessThanOrEqual(4)
    expect(Math.abs(right.left - middle)).toBeLessThanOrEqual(4)
    return (right.right - left.left) / inches
  })
  // Both sides at the same scale.
  expect(Math.abs((perInch[0] ?? 0) - (perInch[1] ?? 0))).toBeLessThan(0.4)
})

test('sizes run side by side from margin to margin, each above its count, with the total last', () => {
  const document = new Pdf({ size: 'LETTER', margin: pageMargin })
  const [rect, text] = [vi.spyOn(document, 'rect'), vi.spyOn(document, 'text')]
  document.y = 100
  drawMatrix(document, [
    { size: 'S', quantity: 0 },
    { size: 'M', quantity: 3 },
    { size: 'L', quantity: 4 },
  ])
  const [width, height] = [(612 - 2 * pageMargin) / 4, 26]
  const cells = [0, 1, 2, 3].flatMap((at) => [
    [pageMargin + at * width, 100, width, height],
    [pageMargin + at * width, 100 + height, width, height],
  ])
  expect(rect.mock.calls).toEqual(cells)
  const words = ['S', '–', 'M', '3', 'L', '4', 'Total', '7']
  expect(text.mock.calls.map((call: unknown[]) => call.slice(0, 3))).toEqual(
    words.map((word, at) => [word, cells[at]?.[0], (cells[at]?.[1] ?? 0) + 8]),
  )
  expect([document.x, document.y]).toEqual([pageMargin, 100 + 2 * height])
})

test.each([
  ['wider than high', { width: 400, height: 216 }, { left: 150, side: 200 }],
  ['higher than wide', { width: 200, height: 400 }, { left: 50, side: 200 }],
])(
  'a garment in a box that is %s fits inside it whole, below its caption',
  async (_what, size, { left, side }) => {
    const document = new Pdf({ size: 'LETTER', margin: pageMargin })
    const image = vi.spyOn(document, 'image')
    const pixel = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const
    drawGarment(document, {
      look: { cut: 'tee', size: 'M', color: '#ffffff', side: 'front', prints: [] },
      colorName: 'White',
      picture: await sharp(pixel).png().toBuffer(),
      box: { left: 50, top: 60, ...size },
    })
    expect(image.mock.calls.map((call: unknown[]) => call.slice(1))).toEqual([
      [left, 76, { width: side, height: side }],
    ])
  },
)
