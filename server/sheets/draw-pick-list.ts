import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { bold, drawPaper, light, type Pdf, putWhole } from '#server/kernel/paper/draw-paper.ts'
import { isPicked } from './is-picked.ts'
import { type OrderOnPaper, paperOf } from './order-on-paper.ts'
import { bottom, lineAt, margin, quiet, right, tickBox } from './sheet-parts.ts'

/** One product in one color and size, for all orders together. */
export type PickLine = { name: string; color: string; size: string; count: number; tickets: string[] }

/** Sizes in shelf order; others come after them, sorted by text. */
const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']
const rankOf = (size: string): number => (sizes.indexOf(size) + sizes.length + 1) % (sizes.length + 1)

/** By garment, color and size: goods stored together are picked together. */
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

/** Tickets per row: any more continue in the next, on the next page if need be. */
const ticketsInRow = 60

/** What to take from the shelves for all of these orders, with a line to check off for each garment, color and size. */
export const drawPickList = (
  orders: readonly Pick<OrderOnPaper, 'floor'>[],
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper(paperOf('Pick list', settings), (pdf) => {
    const lines = pickLinesOf(orders)
    const pieces = lines.reduce((sum, { count }) => sum + count, 0)
    const sum = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} for ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`
    let y = openPage(pdf, sum)
    let garment = ''
    for (const line of lines)
      for (let from = 0; from < line.tickets.length; from += ticketsInRow) {
        const tickets = line.tickets.slice(from, from + ticketsInRow).join('   ')
        const height = 26 + quiet(pdf, 8).heightOfString(tickets, { width: ticketsWidth })
        if (y + headingHeight + height > bottom) {
          y = openPage(pdf, sum)
          garment = ''
        }
        if (line.name !== garment) {
          y = drawGarmentName(pdf, line.name, y)
          garment = line.name
        }
        if (from === 0) drawPicked(pdf, line, y)
        quiet(pdf, 8).text(tickets, margin + 300, y + 9, { width: ticketsWidth })
        y += height
        lineAt(pdf, y - 2)
      }
  })

const headingHeight = 26
const ticketsWidth = right - margin - 300

/** Returns where its lines start. */
function openPage(pdf: Pdf, sum: string): number {
  pdf.addPage()
  bold(pdf, 22).text('Pick list', margin, margin)
  light(pdf, 11).text(sum, margin, margin + 28)
  return margin + 54
}

/** Heading above the lines of one garment. Returns where they start. */
function drawGarmentName(pdf: Pdf, name: string, y: number): number {
  const room = { left: margin, top: y + 4, width: right - margin, height: 18 }
  putWhole(pdf, name, { ...room, size: 12, isBold: true })
  lineAt(pdf, y + headingHeight - 2)
  return y + headingHeight - 2
}

/** What to pick: a checkbox, quantity, color and size. */
function drawPicked(pdf: Pdf, { count, color, size }: PickLine, y: number): void {
  tickBox(pdf, y + 6, 12)
  const room = { top: y + 6, height: 18 }
  putWhole(pdf, `${count} ×`, { ...room, left: margin + 22, width: 58, size: 14, isBold: true })
  putWhole(pdf, color, { ...room, left: margin + 84, width: 120, size: 12 })
  putWhole(pdf, size, { ...room, left: margin + 210, width: 84, size: 12, isBold: true })
}
