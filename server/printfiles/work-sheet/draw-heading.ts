import { titleOf } from '#domain/orders/item-options.ts'
import type { Pdf } from '#server/kernel/paper/draw-paper.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { PrintableItem } from '#server/orders/index.ts'

/** Order, item and what is pressed. */
export function drawHeading(document: Pdf, item: PrintableItem, material: string): void {
  document.font('Helvetica').fontSize(10).fillColor('#555').text('WORK SHEET')
  document.font('Helvetica-Bold').fontSize(22).fillColor('#111')
  document.text(`${item.orderNumber} · item ${item.position}`)
  document.font('Helvetica').fontSize(12)
  document.text(printable(`${titleOf(item)} · ${material}`))
  document.moveDown(0.8)
}
