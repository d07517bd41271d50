import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import { isPicked } from './is-picked.ts'
import type { OrderOnPaper } from './order-on-paper.ts'
import { bold, bottom, drawPaper, light, lineAt, margin, type Pdf, quiet, right } from './paper.ts'

/** One kind of goods in one color and size, for all orders together. */
export type PickLine = { name: string; color: string; size: string; count: number; tickets: string[] }

/** Sizes as they lie in the shelves; others after them, by their words. */
const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']
const rankOf = (size: string): number => (sizes.indexOf(size) + sizes.length + 1) % (sizes.length + 1)

/** By garment, color and size: what lies together is taken together. */
export function pickLinesOf(orders: readonly Pick<OrderOnPaper, 'floor'>[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const { floor } of orders)
    for (const item of floor.items.filter(isPicked)) {
      const { name, color, size, quantity, position } = item
      const key = JSON.stringify([name, color, size])
      const line = lines.get(key) ?? { name, color, size, count: 0, tickets: [] }
      line.count += quantity
      line.tickets.push(`${floor.orderNumber}-${position}: ${quantity}`)
      lines.set(key, line)
    }
  return [...lines.values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name) ||
      one.color.localeCompare(other.color) ||
      rankOf(one.size) - rankOf(other.size) ||
      one.size.localeCompare(other.size, 'en', { numeric: true }),
  )
}

/** What to take from the shelves for all of these orders, a line to tick for each garment, color and size. */
export const drawPickList = (
  orders: readonly Pick<OrderOnPaper, 'floor'>[],
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper('Pick list', settings, (pdf) => {
    const lines = pickLinesOf(orders)
    const pieces = lines.reduce((sum, { count }) => sum + count, 0)
    const sum = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} for ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`
    let y = openPage(pdf, sum)
    let garment = ''
    for (const { name, color, size, count, tickets } of lines) {
      const words = printable(tickets.join('   '))
      quiet(pdf, 8)
      const height = 26 + pdf.heightOfString(words, { width: right - margin - 300 })
      if (y + height + 20 > bottom) {
        y = openPage(pdf, sum)
        garment = ''
      }
      if (name !== garment) {
        bold(pdf, 12).text(printable(name), margin, y + 6, { lineBreak: false })
        y += 24
        lineAt(pdf, y)
        garment = name
      }
      pdf
        .rect(margin, y + 6, 12, 12)
        .lineWidth(1)
        .stroke('#000000')
      bold(pdf, 14).text(`${count} ×`, margin + 22, y + 6, { width: 60, lineBreak: false })
      light(pdf, 12).text(printable(color), margin + 84, y + 7, { width: 120, height: 14, ellipsis: true })
      bold(pdf, 12).text(printable(size), margin + 210, y + 7, { width: 84, height: 14, ellipsis: true })
      quiet(pdf, 8).text(words, margin + 300, y + 9, { width: right - margin - 300 })
      y += height
      lineAt(pdf, y - 2)
    }
  })

/** Answers where its lines begin. */
function openPage(pdf: Pdf, sum: string): number {
  pdf.addPage()
  bold(pdf, 22).text('Pick list', margin, margin)
  light(pdf, 11).text(sum, margin, margin + 28)
  return margin + 54
}
