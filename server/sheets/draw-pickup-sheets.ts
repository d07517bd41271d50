import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { black, drawPaper, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import { type OrderOnPaper, paperOf } from './order-on-paper.ts'
import { drawHead, drawItems, drawNotes, lineAt, margin, quiet, right } from './sheet-parts.ts'

/** The signature line, in points from the top of the page. */
const signature = paperSizes.letter.height - margin - 20
/** Leaves space above it for a signature. */
const end = signature - 30

/**
 * Goes with an order on its shelf: whose it is, in large type, where it is stored, and what they sign for. Each order
 * starts a page.
 */
export const drawPickupSheets = (
  orders: readonly OrderOnPaper[],
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper(paperOf('Pickup sheets', settings), async (pdf) => {
    for (const one of orders) {
      const { floor, order, pickup, pictures } = one
      const top = await drawHead(pdf, 'Pickup', one, settings)
      const name = order.contactName || 'Guest Customer'
      const beside = { left: margin, width: right - margin - 150 }
      putWhole(pdf, name, { ...beside, top, height: 38, size: 30, isBold: true })
      const reached = [order.contactPhone, order.contactEmail].filter(Boolean).join(' · ')
      putWhole(pdf, reached, { ...beside, top: top + 40, height: 24, size: 11 })
      quiet(pdf, 8).text('SHELF', right - 130, top, { width: 130, align: 'right' })
      const shelf = { left: right - 130, top: top + 13, width: 130, height: 48, align: 'right' } as const
      putWhole(pdf, pickup?.shelf ?? '____', { ...shelf, size: 30, isBold: true })
      lineAt(pdf, top + 66)
      const y = drawItems(pdf, top + 70, { items: floor.items, pictures, end })
      drawNotes(pdf, y, floor.notes, end)
      pdf
        .moveTo(margin, signature)
        .lineTo(margin + 260, signature)
        .lineWidth(0.8)
        .stroke(black)
      quiet(pdf, 8).text('Received by, date', margin, signature + 4)
    }
  })
