import { lookOfDesign } from '#domain/mock-up/shirt-look.ts'
import type { TshirtDesignData } from '#domain/orders/order-design.ts'
import { sizeMatrix } from '#domain/tshirt/size-matrix.ts'
import { drawPaper } from '#server/kernel/paper/draw-paper.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import { drawGarment } from './draw-garment.ts'
import { drawHeading } from './draw-heading.ts'
import { drawMatrix, drawPrints } from './draw-tables.ts'
import { pageMargin } from './page.ts'

/** Space for a garment, in points. */
const garmentHeight = 280

/** For the press: garment, color, quantity of each size, and where each print goes, drawn to scale. */
export function drawWorkSheet(
  item: PrintableItem,
  design: TshirtDesignData,
  pictures: Record<'front' | 'back', Buffer>,
): Promise<Buffer> {
  const title = `Work sheet ${item.orderNumber}, item ${item.position}`
  return drawPaper({ size: 'letter', title, margin: pageMargin }, (pdf) => {
    pdf.addPage()
    drawHeading(pdf, item, design.material)
    drawMatrix(pdf, sizeMatrix(design, item.orderItems))
    const top = pdf.y + 14
    const width = (pdf.page.width - 2 * pageMargin - 20) / 2
    for (const [at, side] of (['front', 'back'] as const).entries()) {
      const look = lookOfDesign(design, item.productSize, side)
      const box = { left: pageMargin + at * (width + 20), top, width, height: garmentHeight }
      drawGarment(pdf, { look, colorName: design.color.name, picture: pictures[side], box })
    }
    pdf.y = top + garmentHeight + 16
    drawPrints(pdf, design)
  })
}
