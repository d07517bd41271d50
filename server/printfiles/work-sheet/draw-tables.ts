import type { TshirtDesignData } from '#domain/orders/order-design.ts'
import { formatInches, inches } from '#domain/units.ts'
import { bold, light, type Pdf, putWhole } from '#server/kernel/paper/draw-paper.ts'
import { pageMargin } from './page.ts'

const rowHeight = 26

/** Sizes side by side with the quantity of each; sizes not ordered are faint. */
export function drawMatrix(document: Pdf, matrix: readonly { size: string; quantity: number }[]): void {
  const total = matrix.reduce((sum, { quantity }) => sum + quantity, 0)
  const cells = [...matrix, { size: 'Total', quantity: total }]
  const width = (document.page.width - 2 * pageMargin) / cells.length
  const top = document.y
  for (const [index, { size, quantity }] of cells.entries()) {
    const left = pageMargin + index * width
    document.lineWidth(0.7).strokeColor('#999')
    document.rect(left, top, width, rowHeight).stroke()
    document.rect(left, top + rowHeight, width, rowHeight).stroke()
    const cell = { left, width, height: rowHeight - 10, align: 'center' } as const
    putWhole(document, size, { ...cell, top: top + 8, size: 10, color: '#555555' })
    putWhole(document, quantity === 0 ? '–' : String(quantity), {
      ...{ ...cell, top: top + rowHeight + 8, size: 13, isBold: true },
      color: quantity === 0 ? '#bbbbbb' : '#111111',
    })
  }
  document.x = pageMargin
  document.y = top + 2 * rowHeight
}

/** Each print: zone, printed size, position in its zone, and the file. */
export function drawPrints(document: Pdf, { prints, artworks }: TshirtDesignData): void {
  const names = new Map(artworks.map(({ id, fileName }) => [id, fileName]))
  for (const print of prints) {
    const size = `${formatInches(inches(print.widthInches))} × ${formatInches(inches(print.heightInches))}`
    const zone = `${print.zone.widthInches} × ${print.zone.heightInches} in`
    const zoneName = bold(document, 12, '#111111')
    zoneName.text(`${print.zoneName} (${print.side})`, pageMargin, document.y, { continued: true })
    light(document, 12, '#111111').text(`  ${size}`)
    light(document, 9, '#555555').text(
      `${names.get(print.artworkId) ?? ''} · file covers the whole zone, ${zone}; the print sits ` +
        `${formatInches(inches(print.leftInches))} from its left and ${formatInches(inches(print.topInches))} from its top`,
    )
    document.moveDown(0.6)
  }
}
