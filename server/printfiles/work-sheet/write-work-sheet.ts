import { createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { lookOfDesign } from '#domain/mock-up/shirt-look.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import { hasWorkSheet, printPartsOf } from '#domain/orders/print-parts.ts'
import { sizeMatrix } from '#domain/tshirt/size-matrix.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { drawInk } from '#server/kernel/pictures/draw-ink.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { type Rendered, withOriginals } from '../render-part.ts'

import { drawGarment } from './draw-garment.ts'
import { drawMatrix, drawPrints } from './draw-tables.ts'
import { type Pdf, pageMargin } from './page.ts'

/** Longest side in px of a picture on the sheet: sharp at the size of a thumb, and small. */
const pictureSide = 500

/** Px of a garment's picture: 300 dpi and more where it is printed. */
const garmentPx = 1_000

/**
 * One page for the press: garment, colour, how many of each size, and where each print goes, drawn to scale.
 *
 * @throws Error when the item is no custom garment or an original is missing.
 */
export async function writeWorkSheet(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork' | 'itemPictures'>,
  item: PrintableItem,
  target: string,
): Promise<Rendered> {
  const { design } = item
  if (!design || !hasWorkSheet(design)) throw new Error('This item needs no work sheet')
  const artworks = await smallPictures(deps, design, target)
  const document: Pdf = new PDFDocument({
    size: 'LETTER',
    margin: pageMargin,
    info: { Title: `Work sheet ${item.orderNumber}, item ${item.position}` },
  })
  const written = finished(document.pipe(createWriteStream(target)))

  document.font('Helvetica').fontSize(10).fillColor('#555').text('WORK SHEET')
  document.font('Helvetica-Bold').fontSize(22).fillColor('#111')
  document.text(`${item.orderNumber} · item ${item.position}`)
  document.font('Helvetica').fontSize(12)
  document.text(printable(`${titleOf(item)} · ${design.material}`))
  document.moveDown(0.8)
  drawMatrix(document, sizeMatrix(design, item.orderItems))
  const top = document.y + 14
  const width = (document.page.width - 2 * pageMargin - 20) / 2
  for (const [index, side] of (['front', 'back'] as const).entries()) {
    const look = lookOfDesign(design, item.productSize, side)
    const picture = await deps.itemPictures.draw({ look, width: garmentPx, artworks, format: 'png' })
    const box = { left: pageMargin + index * (width + 20), top, width, height: 280 }
    drawGarment(document, { look, colorName: design.color.name, picture, box })
  }
  document.y = top + 296
  drawPrints(document, design)
  document.end()
  await written
  return { widthPx: null, heightPx: null, byteSize: (await stat(target)).size }
}

const drawing = defineTask<typeof drawInk>(
  new URL('../../kernel/pictures/draw-ink.ts', import.meta.url),
  'drawInk',
  printLimits,
)

/** Each artwork's ink, small, by its id. */
function smallPictures(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork'>,
  design: NonNullable<PrintableItem['design']>,
  target: string,
): Promise<Map<string, Buffer>> {
  const sources = new Map(printPartsOf(design).flatMap((part) => part.sources.map((one) => [one.id, one])))
  return withOriginals(deps, [...sources.values()], async (artworks) => {
    const pictures = new Map<string, Buffer>()
    for (const artwork of artworks) {
      const drawn = `${target}.drawn.png`
      const wanted = { source: artwork, size: smallSize(artwork.ink), target: drawn }
      await decode(drawing, wanted, { lane: 'prints' })
      pictures.set(artwork.id, await readFile(drawn))
      await rm(drawn, { force: true })
    }
    return pictures
  })
}

function smallSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, pictureSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
