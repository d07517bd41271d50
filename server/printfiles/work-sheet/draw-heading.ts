import { titleOf } from '#domain/orders/item-options.ts'
import { bold, light, type Pdf } from '#server/kernel/paper/draw-paper.ts'
import type { PrintableItem } from '#server/orders/index.ts'

const ink = '#111111'

/** Order, item and the garment to press. */
export function drawHeading(document: Pdf, item: PrintableItem, material: string): void {
  light(document, 10, '#555555').text('WORK SHEET')
  bold(document, 22, ink).text(`${item.orderNumber} · item ${item.position}`)
  light(document, 12, ink).text(`${titleOf(item)} · ${material}`)
  document.moveDown(0.8)
}
