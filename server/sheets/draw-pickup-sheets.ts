import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { OrderOnPaper } from './order-on-paper.ts'
import {
  bold,
  drawHead,
  drawItems,
  drawNotes,
  drawPaper,
  light,
  lineAt,
  margin,
  quiet,
  right,
} from './paper.ts'

/** Lies with an order on its shelf: whose it is, large, where it lies, and what they sign for. Each order begins a page. */
export const drawPickupSheets = (
  orders: readonly OrderOnPaper[],
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper('Pickup sheets', settings, async (pdf) => {
    for (const one of orders) {
      const { floor, order, pickup, pictures } = one
      const top = await drawHead(pdf, 'Pickup', one, settings)
      const name = printable(order.contactName || 'Guest Customer')
      bold(pdf, 30).text(name, margin, top, { width: right - margin - 150, height: 36, ellipsis: true })
      light(pdf, 11).text(
        printable([order.contactPhone, order.contactEmail].filter(Boolean).join(' · ')),
        margin,
        top + 40,
      )
      quiet(pdf, 8).text('SHELF', right - 130, top, { width: 130, align: 'right' })
      bold(pdf, 30).text(pickup?.shelf ?? '____', right - 130, top + 10, { width: 130, align: 'right' })
      lineAt(pdf, top + 66)
      const end = drawItems(pdf, top + 70, floor.items, pictures)
      drawNotes(pdf, end, floor.notes)
      const line = 792 - margin - 20
      pdf
        .moveTo(margin, line)
        .lineTo(margin + 260, line)
        .lineWidth(0.8)
        .stroke('#000000')
      quiet(pdf, 8).text('Received by, date', margin, line + 4)
    }
  })
