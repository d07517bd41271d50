import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { withOriginals } from './render-part.ts'
import { renderSheet } from './render-sheet.ts'

/**
 * In units and in percent: ink of 1 × 0.5 in, red on the left and blue on the right, on a page of 20 × 2 in: 330 px of
 * the grid, printed as 3,000.
 */
const svg =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20in" height="2in" viewBox="0 0 200 20">
  <rect x="25%" y="30%" width="2.5%" height="5" fill="#f00"/><rect x="55" y="6" width="5" height="5" fill="#00f"/></svg>`)

test.each([
  ['an SVG', 'drawing.svg', async () => svg, 1],
  ['the second page of a PDF', 'drawing.pdf', twoPages, 2],
])(
  '%s is redrawn at its printed size: edges are as sharp as the printer',
  async (_what, fileName, make, page) => {
    await using shop = await startTestShop()
    const actor = visitor()
    await shop.artwork.importPicture(actor, { fileName, bytes: await make() })
    await shop.jobs.runDue()
    const [artwork] = (await shop.artwork.list(actor)).filter(
      ({ pageOf }) => (page === 1) === (pageOf === null),
    )
    if (!artwork?.ink) throw new Error('The drawing was not taken')
    expect(artwork.ink.width).toBe(330)

    const { data, info } = await print(shop, { id: artwork.id, ink: artwork.ink })

    const row = (y: number) => Array.from(data.subarray(y * info.width * 4, (y + 1) * info.width * 4))
    const middle = row(900)
    const pixel = (x: number) => middle.slice(x * 4, x * 4 + 4)
    expect([info.width, info.height]).toEqual([3_300, 1_800])
    expect(pixel(145)[3]).toBe(0)
    expect(pixel(155)).toEqual([255, 0, 0, 255])
    expect(pixel(1_645)).toEqual([255, 0, 0, 255])
    expect(pixel(1_655)).toEqual([0, 0, 255, 255])
    expect(pixel(3_145)).toEqual([0, 0, 255, 255])
    expect(pixel(3_155)[3]).toBe(0)
    const mixed = Array.from({ length: 3_300 }, (_, x) => pixel(x)).filter(
      ([red = 0, , blue = 0, alpha = 0]) => (alpha > 0 && alpha < 255) || (red > 0 && blue > 0),
    )
    expect(mixed.length).toBeLessThanOrEqual(6)
  },
)

type Ink = { left: number; top: number; width: number; height: number }

/** 10 × 5 in centered on a sheet of 11 × 6 in. */
async function print(shop: TestShop, { id, ink }: { id: string; ink: Ink }) {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-drawing-'))
  try {
    const target = join(folder, 'sheet.png')
    const copy = { artworkId: id, x: mm(139.7), y: mm(76.2), width: mm(254), height: mm(127) }
    const surface = {
      width: mm(279.4),
      height: mm(152.4),
      dpi: 300,
      copies: [{ ...copy, rotation: 0, mirrored: false }],
    }
    await withOriginals(shop, [{ id, ink, storedUnder: null }], (artworks) =>
      renderSheet({ surface, artworks, workFolder: join(folder, 'work'), target }),
    )
    return await sharp(target).raw().toBuffer({ resolveWithObject: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function twoPages(): Promise<Buffer> {
  const document = new PDFDocument({ margin: 0, size: [1_440, 144] })
  const bytes = buffer(document)
  document.rect(0, 0, 900, 90).fill('#000')
  document.addPage({ size: [1_440, 144] })
  document.rect(360, 36, 36, 36).fill('#f00')
  document.rect(396, 36, 36, 36).fill('#00f')
  document.end()
  return bytes
}
