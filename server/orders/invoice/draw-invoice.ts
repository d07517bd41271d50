import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { OrderItemRow, PlacedRow } from '../present.ts'

export type InvoiceContent = { order: PlacedRow; items: readonly OrderItemRow[]; settings: ShopSettings }

/** Points, 72 of an inch, on US Letter. */
const margin = 54
const right = 612 - margin
const columns = { quantity: 356, price: 400, total: 476 }
const bottom = 792 - 110

const ink = '#1f1b16'
const soft = '#6b6358'
const line = '#d9d2c4'
const action = '#b5126b'

/** One document per order: who sells, who buys, what for how much, and whether it is paid. */
export async function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const { order, settings } = content
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    info: {
      Title: `Invoice ${order.orderNumber}`,
      Author: printable(settings.siteName),
      CreationDate: order.placedAt,
    },
  })
  const bytes = buffer(pdf)
  drawHead(pdf, content)
  drawLines(pdf, content)
  drawTotals(pdf, order)
  pdf.end()
  return bytes
}

type Pdf = InstanceType<typeof PDFDocument>

function drawHead(pdf: Pdf, { order, settings }: InvoiceContent): void {
  const { pickupAddress: shop, contactEmail, contactPhone } = settings
  pdf.rect(margin, margin, 36, 4).fill(action)
  pdf
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(printable(settings.siteName), margin, margin + 14)
  pdf.font('Helvetica').fontSize(9.5).fillColor(soft)
  for (const words of [shop.street1, `${shop.city}, ${shop.state} ${shop.zip}`, contactEmail, contactPhone])
    pdf.text(printable(words))
  const aside = { width: 200, align: 'right' } as const
  pdf
    .font('Helvetica-Bold')
    .fontSize(18)
    .fillColor(ink)
    .text('Invoice', right - 200, margin + 14, aside)
  pdf.font('Helvetica').fontSize(9.5).fillColor(soft)
  pdf.text(order.orderNumber, aside).text(formatDay(order.placedAt), aside)
  pdf.font('Helvetica-Bold').fillColor(ink).text(paymentWords[order.paymentStatus], aside)

  pdf.font('Helvetica-Bold').fontSize(9.5).fillColor(soft).text('Billed to', margin, 176)
  pdf.font('Helvetica').fillColor(ink)
  for (const words of billedTo(order)) pdf.text(printable(words), { width: 300 })
  pdf.moveDown(1.5)
}

function billedTo({ contactName, contactEmail, deliveryMethod, shippingAddress }: PlacedRow): string[] {
  const { street1, street2, city, state, zip } = shippingAddress
  const place =
    deliveryMethod === 'pickup'
      ? ['Local pickup']
      : [[street1, street2].filter(Boolean).join(', '), [city, state, zip].filter(Boolean).join(' ')]
  return [contactName || 'Guest Customer', contactEmail, ...place].filter(Boolean)
}

function drawLines(pdf: Pdf, { items }: InvoiceContent): void {
  tableHead(pdf)
  for (const item of items) {
    if (pdf.y > bottom) {
      pdf.addPage()
      tableHead(pdf)
    }
    const top = pdf.y
    const total = item.unitPriceCents * item.quantity + item.setupFeeCents
    row(pdf, top, String(item.quantity), money(item.unitPriceCents), money(total))
    pdf
      .font('Helvetica-Bold')
      .text(printable(item.name), margin, top, { width: columns.quantity - margin - 12 })
    const options = itemOptions(item).join(' · ')
    const fee = item.setupFeeCents > 0 ? `Setup ${money(item.setupFeeCents)}` : ''
    const details = [options, fee].filter(Boolean).join(' · ')
    if (details) pdf.font('Helvetica').fillColor(soft).text(printable(details)).fillColor(ink)
    pdf.moveDown(0.6)
  }
}

function tableHead(pdf: Pdf): void {
  const top = pdf.y
  pdf.font('Helvetica-Bold').fontSize(9.5).fillColor(soft)
  row(pdf, top, 'Qty', 'Each', 'Total')
  pdf.font('Helvetica-Bold').text('Item', margin, top)
  rule(pdf)
  pdf.fillColor(ink)
}

function row(pdf: Pdf, top: number, quantity: string, price: string, total: string): void {
  pdf.font('Helvetica')
  pdf.text(quantity, columns.quantity, top, { width: 36, align: 'right' })
  pdf.text(price, columns.price, top, { width: 68, align: 'right' })
  pdf.text(total, columns.total, top, { width: right - columns.total, align: 'right' })
}

function drawTotals(pdf: Pdf, order: PlacedRow): void {
  if (pdf.y > bottom - 60) pdf.addPage()
  rule(pdf)
  const rows: [string, string][] = [
    ['Subtotal', money(order.subtotalCents)],
    ...(order.discountCents > 0
      ? [[orderDiscountLabel(order), `-${money(order.discountCents)}`] as [string, string]]
      : []),
    [shippingLabel(order), order.shippingCents > 0 ? money(order.shippingCents) : 'FREE'],
    ['Tax', money(order.taxCents)],
  ]
  for (const [label, value] of rows) totalRow(pdf, label, value, 'Helvetica')
  totalRow(pdf, `Total (${order.currency})`, money(order.totalCents), 'Helvetica-Bold')
  pdf.moveDown(1).font('Helvetica').fontSize(9.5).fillColor(soft)
  pdf.text(paymentSentence(order), margin, pdf.y, { width: right - margin })
}

function totalRow(pdf: Pdf, label: string, value: string, font: string): void {
  const top = pdf.y
  pdf.font(font).fontSize(10).fillColor(ink)
  pdf.text(value, columns.total, top, { width: right - columns.total, align: 'right' })
  pdf.text(printable(label), columns.quantity - 60, top, { width: columns.total - columns.quantity + 50 })
  pdf.moveDown(0.35)
}

function rule(pdf: Pdf): void {
  pdf.moveDown(0.4)
  pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.75).stroke(line)
  pdf.moveDown(0.6)
}

/** What a change of the order left open stands here, too. */
function paymentSentence({ paymentStatus, openCents }: PlacedRow): string {
  if (openCents > 0)
    return `Paid but for ${money(openCents)}, which is left to pay after a change of this order.`
  if (openCents < 0)
    return `Paid in full. ${money(-openCents)} comes back to you after a change of this order.`
  return paymentSentences[paymentStatus]
}

const paymentWords: Record<PaymentStatus, string> = {
  awaiting: 'Not paid yet',
  paid: 'Paid',
  unverified: 'Payment being verified',
  failed: 'Not paid',
  expired: 'Not paid',
  refunded: 'Refunded',
  partially_refunded: 'Paid, partly refunded',
}

const paymentSentences: Record<PaymentStatus, string> = {
  awaiting: 'This order has not been paid yet.',
  paid: 'Paid in full. Thank you for your order.',
  unverified: 'We have your order. Your payment is still being verified.',
  failed: 'This order has not been paid.',
  expired: 'This order has not been paid.',
  refunded: 'This order was paid and has been refunded.',
  partially_refunded: 'This order was paid, and a part of it has been refunded.',
}

const money = (amount: number): string => formatMoney(cents(amount))
