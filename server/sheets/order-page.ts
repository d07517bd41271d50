import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { FloorItem } from '#server/orders/index.ts'
import type { OrderOnPaper } from './order-on-paper.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points, 72 of an inch, on US Letter. */
export const margin = 46
export const right = 612 - margin
export const bottom = 792 - margin

const rule = '#bbbbbb'
const soft = '#555555'

/** Pages of US Letter by `draw`, as PDF. */
export async function drawPaper(
  title: string,
  { siteName }: Pick<ShopSettings, 'siteName'>,
  draw: (pdf: Pdf) => Promise<void> | void,
): Promise<Uint8Array> {
  const info = { Title: title, Author: printable(siteName) }
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false, info })
  const bytes = buffer(pdf)
  await draw(pdf)
  pdf.end()
  return bytes
}

export const bold = (pdf: Pdf, size: number): Pdf =>
  pdf.font('Helvetica-Bold').fontSize(size).fillColor('#000000')
export const light = (pdf: Pdf, size: number, color = '#000000'): Pdf =>
  pdf.font('Helvetica').fontSize(size).fillColor(color)
export const quiet = (pdf: Pdf, size: number): Pdf => light(pdf, size, soft)

export const lineAt = (pdf: Pdf, y: number): void =>
  void pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.6).stroke(rule)

/** What the page is, whose order, by when and how it leaves, and its number to scan. Answers where the page goes on. */
export async function drawHead(
  pdf: Pdf,
  what: string,
  { floor, order }: Pick<OrderOnPaper, 'floor' | 'order'>,
  { siteName, timeZone }: ShopSettings,
): Promise<number> {
  const { toBuffer } = await import('bwip-js/node')
  const code = { bcid: 'code128', text: order.orderNumber, scale: 3, height: 11, includetext: false }
  pdf.addPage()
  quiet(pdf, 10).text(printable(siteName), margin, margin)
  bold(pdf, 22).text(`${what} ${order.orderNumber}`, margin, margin + 14, { lineBreak: false })
  const due = floor.dueAt ? `due ${formatLocalDay(localTimeOf(floor.dueAt, timeZone).day)}` : ''
  const how = [deliveryName(order), due].filter(Boolean).join(' · ')
  bold(pdf, 11).text(printable(how), margin, margin + 42, { lineBreak: false })
  pdf.image(await toBuffer(code), right - 150, margin, { width: 150, height: 34 })
  quiet(pdf, 8).text(order.orderNumber, right - 150, margin + 38, { width: 150, align: 'center' })
  lineAt(pdf, margin + 64)
  return margin + 76
}

const rowHeight = 62

/** A row for each item with a box to tick, its picture, count, name and what was chosen of it. Answers where it ends. */
export function drawItems(
  pdf: Pdf,
  top: number,
  items: readonly FloorItem[],
  pictures: ReadonlyMap<string, Buffer>,
): number {
  let y = top
  for (const item of items) {
    if (y + rowHeight > bottom) {
      pdf.addPage()
      y = margin
    }
    pdf
      .rect(margin, y + 18, 14, 14)
      .lineWidth(1)
      .stroke('#000000')
    const picture = pictures.get(item.id)
    if (picture) pdf.image(picture, margin + 26, y + 3, { fit: [52, 52], align: 'center', valign: 'center' })
    bold(pdf, 18).text(`${item.quantity} ×`, margin + 88, y + 16, { width: 56, lineBreak: false })
    const wide = right - margin - 150
    bold(pdf, 11).text(printable(item.name), margin + 150, y + 8, { width: wide, height: 14, ellipsis: true })
    light(pdf, 10).text(printable(item.options.join(' · ')), margin + 150, y + 23, {
      ...{ width: wide, height: 26, ellipsis: true },
    })
    y += rowHeight
    lineAt(pdf, y - 2)
  }
  return y + 8
}

/** Lines under a title, on as many pages as they need. Answers where they end. */
export function drawLines(pdf: Pdf, top: number, title: string, lines: readonly string[]): number {
  if (lines.length === 0) return top
  let y = top
  for (const [at, words] of ['', ...lines].entries()) {
    if (y + 18 > bottom) {
      pdf.addPage()
      y = margin
    }
    if (at === 0) quiet(pdf, 8).text(title, margin, y + 4)
    else light(pdf, 10).text(words, margin, y, { width: right - margin, height: 12, ellipsis: true })
    y += 16
  }
  return y + 6
}

/** What the customer wrote, where they did. */
export function drawNotes(pdf: Pdf, top: number, notes: string): void {
  if (notes.trim() === '' || top + 30 > bottom) return
  bold(pdf, 10).text('Notes', margin, top)
  light(pdf, 10).text(printable(notes.replace(/\s+/g, ' ')), margin, top + 14, {
    ...{ width: right - margin, height: bottom - top - 14, ellipsis: true },
  })
}
