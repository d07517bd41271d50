import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { lookOfDesign } from '#domain/mock-up/shirt-look.ts'
import { hasWorkSheet } from '#domain/orders/part-names.ts'
import { sizeMatrix } from '#domain/tshirt/size-matrix.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import type { Rendered } from '../render-part.ts'
import { drawGarment } from './draw-garment.ts'
import { drawHeading } from './draw-heading.ts'
import { drawMatrix, drawPrints } from './draw-tables.ts'
import { type Pdf, pageMargin } from './page.ts'
import { smallPictures } from './small-pictures.ts'

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

  drawHeading(document, item, design.material)
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
