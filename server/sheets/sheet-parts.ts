import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { black, bold, light, type Pdf, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { FloorItem } from '#server/orders/index.ts'
import type { OrderOnPaper } from './order-on-paper.ts'

/** In points, on US Letter. */
export const margin = 46
export const right = paperSizes.letter.width - margin
export const bottom = paperSizes.letter.height - margin

const rule = '#bbbbbb'
export const soft = '#555555'

export const quiet = (pdf: Pdf, size: number): Pdf => light(pdf, size, soft)

export const lineAt = (pdf: Pdf, y: number): void =>
  void pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.6).stroke(rule)

/** A checkbox, `side` points wide. */
export const tickBox = (pdf: Pdf, y: number, side: number): void =>
  void pdf.rect(margin, y, side, side).lineWidth(1).stroke(black)

/**
 * What the page is, whose order, when it is due, how it ships, and its number to scan. Returns where the page
 * continues.
 */
export async function drawHead(
  pdf: Pdf,
  what: string,
  { floor, order }: Pick<OrderOnPaper, 'floor' | 'order'>,
  { siteName, timeZone }: ShopSettings,
): Promise<number> {
  const { toBuffer } = await import('bwip-js/node')
  const code = { bcid: 'code128', text: order.orderNumber, scale: 3, height: 11, includetext: false }
  pdf.addPage()
  const due = floor.dueAt ? `due ${formatLocalDay(localTimeOf(floor.dueAt, timeZone).day)}` : ''
  const how = [deliveryName(order), due].filter(Boolean).join(' · ')
  const beside = { left: margin, width: right - margin - 162 }
  putWhole(pdf, siteName, { ...beside, top: margin, height: 12, size: 10, color: soft })
  const name = `${what} ${order.orderNumber}`
  putWhole(pdf, name, { ...beside, top: margin + 14, height: 26, size: 22, isBold: true })
  putWhole(pdf, how, { ...beside, top: margin + 42, height: 14, size: 11, isBold: true })
  pdf.image(await toBuffer(code), right - 150, margin, { width: 150, height: 34 })
  quiet(pdf, 8).text(order.orderNumber, right - 150, margin + 38, { width: 150, align: 'center' })
  lineAt(pdf, margin + 64)
  return margin + 76
}

const rowHeight = 62

/**
 * One row per item with a checkbox, its picture, count, name and options, on as many pages as needed, down to `end`.
 * Returns where they end.
 */
export function drawItems(
  pdf: Pdf,
  top: number,
  {
    items,
    pictures,
    end = bottom,
  }: { items: readonly FloorItem[]; pictures: ReadonlyMap<string, Buffer>; end?: number },
): number {
  let y = top
  for (const item of items) {
    if (y + rowHeight > end) {
      pdf.addPage()
      y = margin
    }
    tickBox(pdf, y + 18, 14)
    const picture = pictures.get(item.id)
    if (picture) pdf.image(picture, margin + 26, y + 3, { fit: [52, 52], align: 'center', valign: 'center' })
    const count = { left: margin + 86, top: y + 16, width: 60, height: 24 }
    putWhole(pdf, `${item.quantity} ×`, { ...count, size: 18, isBold: true })
    const beside = { left: margin + 152, width: right - margin - 152 }
    putWhole(pdf, item.name, { ...beside, top: y + 5, height: 19, size: 11, isBold: true })
    putWhole(pdf, item.options.join(' · '), { ...beside, top: y + 25, height: 32, size: 10 })
    y += rowHeight
    lineAt(pdf, y - 2)
  }
  return y + 8
}

/** Lines under a title, on as many pages as needed. Returns where they end. */
export function drawLines(pdf: Pdf, top: number, title: string, lines: readonly string[]): number {
  if (lines.length === 0) return top
  let y = top
  for (const [at, words] of ['', ...lines].entries()) {
    // A title must not be the last line on a page.
    if (y + (at === 0 ? 36 : 18) > bottom) {
      pdf.addPage()
      y = margin
    }
    if (at === 0) quiet(pdf, 8).text(title, margin, y + 4)
    else putWhole(pdf, words, { left: margin, top: y, width: right - margin, height: 15, size: 10 })
    y += 16
  }
  return y + 6
}

/** The customer's notes, if any: on a new page if there is no space left on this one above `end`. */
export function drawNotes(pdf: Pdf, top: number, notes: string, end = bottom): void {
  const words = notes.replace(/\s+/g, ' ').trim()
  if (words === '') return
  const width = right - margin
  const isBelow = top + 14 + light(pdf, 10).heightOfString(words, { width }) > end
  if (isBelow) pdf.addPage()
  const y = isBelow ? margin : top
  bold(pdf, 10).text('Notes', margin, y)
  putWhole(pdf, words, { left: margin, top: y + 14, width, height: end - y - 14, size: 10 })
}
