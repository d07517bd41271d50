import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import { bold, drawPaper, light, type Pdf, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { OrderItemRow, PlacedRow } from '../present.ts'

export type InvoiceContent = { order: PlacedRow; items: readonly OrderItemRow[]; settings: ShopSettings }

/** In points, on US Letter. */
const margin = 54
const right = paperSizes.letter.width - margin
const bottom = paperSizes.letter.height - margin
const columns = {
  item: { title: 'Item', left: margin, width: 290 },
  quantity: { title: 'Qty', left: 350, width: 42, align: 'right' },
  price: { title: 'Each', left: 396, width: 72, align: 'right' },
  total: { title: 'Total', left: 472, width: right - 472, align: 'right' },
} as const

const ink = '#1f1b16'
const soft = '#6b6358'
const line = '#d9d2c4'
const action = '#b5126b'
const fontSize = 9.5
const lineHeight = 12.5

/** One document per order: seller, buyer, items with prices, and whether it is paid. */
export const drawInvoice = ({ order, items, settings }: InvoiceContent): Promise<Buffer> => {
  const title = `Invoice ${order.orderNumber}`
  const { siteName } = settings
  return drawPaper({ size: 'letter', title, siteName, createdAt: order.placedAt }, (pdf) => {
    pdf.addPage()
    drawSeller(pdf, settings)
    drawNumber(pdf, order, settings.timeZone)
    const top = drawBuyer(pdf, order)
    drawTotals(pdf, drawItems(pdf, top, items), order)
  })
}

/** The width left next to what is on the right of the page header. */
const half = right - margin - 212

function drawSeller(pdf: Pdf, { siteName, pickupAddress, contactEmail, contactPhone }: ShopSettings): void {
  const { street1, city, state, zip } = pickupAddress
  pdf.rect(margin, margin, 36, 4).fill(action)
  const room = { left: margin, width: half, color: soft, size: fontSize, height: lineHeight }
  const name = { ...room, top: margin + 14, height: 24, size: 18 }
  putWhole(pdf, siteName, { ...name, isBold: true, color: ink })
  for (const [at, words] of [street1, `${city}, ${state} ${zip}`, contactEmail, contactPhone].entries())
    putWhole(pdf, words, { ...room, top: margin + 40 + at * lineHeight })
}

function drawNumber(pdf: Pdf, { orderNumber, placedAt, paymentStatus }: PlacedRow, timeZone: string): void {
  const room = { left: right - 200, width: 200, height: lineHeight, align: 'right', size: fontSize } as const
  const name = { ...room, top: margin + 14, height: 24, size: 18 }
  putWhole(pdf, 'Invoice', { ...name, isBold: true, color: ink })
  putWhole(pdf, orderNumber, { ...room, top: margin + 40, color: soft })
  putWhole(pdf, formatDay(placedAt, timeZone), { ...room, top: margin + 40 + lineHeight, color: soft })
  const paid = { ...room, top: margin + 40 + 2 * lineHeight, color: ink }
  putWhole(pdf, paymentWords[paymentStatus], { ...paid, isBold: true })
}

/** Returns the y position where the page continues. */
function drawBuyer(pdf: Pdf, order: PlacedRow): number {
  const top = 176
  bold(pdf, fontSize, soft).text('Billed to', margin, top)
  const words = billedTo(order)
  for (const [at, line] of words.entries())
    putWhole(pdf, line, {
      ...{ left: margin, top: top + (at + 1) * lineHeight, width: 400, height: lineHeight },
      ...{ size: fontSize, color: ink },
    })
  return top + (words.length + 1) * lineHeight + 20
}

function billedTo({ contactName, contactEmail, deliveryMethod, shippingAddress }: PlacedRow): string[] {
  const { street1, street2, city, state, zip } = shippingAddress
  const place =
    deliveryMethod === 'pickup'
      ? ['Local pickup']
      : [[street1, street2].filter(Boolean).join(', '), [city, state, zip].filter(Boolean).join(' ')]
  return [contactName || 'Guest Customer', contactEmail, ...place].filter(Boolean)
}

/** Keeps each item whole on one page. Returns where they end. */
function drawItems(pdf: Pdf, top: number, items: readonly OrderItemRow[]): number {
  let y = drawTitles(pdf, top)
  for (const item of items) {
    const options = itemOptions(item).join(' · ')
    const fee = item.setupFeeCents > 0 ? `Setup ${money(item.setupFeeCents)}` : ''
    const [name, details] = [item.name, [options, fee].filter(Boolean).join(' · ')]
    const { width } = columns.item
    const nameHeight = bold(pdf, fontSize).heightOfString(name, { width })
    const height = nameHeight + (details ? light(pdf, fontSize).heightOfString(details, { width }) : 0)
    if (y + height > bottom) {
      pdf.addPage()
      y = drawTitles(pdf, margin)
    }
    const total = item.unitPriceCents * item.quantity + item.setupFeeCents
    putInRow(pdf, y, {
      quantity: String(item.quantity),
      price: money(item.unitPriceCents),
      total: money(total),
    })
    bold(pdf, fontSize, ink).text(name, margin, y, { width })
    light(pdf, fontSize, soft).text(details, margin, y + nameHeight, { width })
    y += height + 6
  }
  return y
}

/** Returns where the table begins. */
function drawTitles(pdf: Pdf, top: number): number {
  for (const { title, left, width, ...column } of Object.values(columns))
    bold(pdf, fontSize, soft).text(title, left, top, { width, ...column })
  return drawRule(pdf, top + lineHeight)
}

function putInRow(pdf: Pdf, top: number, words: Record<'quantity' | 'price' | 'total', string>): void {
  for (const name of ['quantity', 'price', 'total'] as const)
    putWhole(pdf, words[name], { ...columns[name], top, height: lineHeight, size: fontSize, color: ink })
}

/** The maximum height of the totals and the text below them. */
const totalsHeight = 140

function drawTotals(pdf: Pdf, top: number, order: PlacedRow): void {
  const isBelow = top + totalsHeight > bottom
  if (isBelow) pdf.addPage()
  let y = drawRule(pdf, isBelow ? margin : top)
  const put = (label: string, value: string, isBold: boolean) => {
    const room = { top: y, height: lineHeight, size: 10, isBold, color: ink }
    putWhole(pdf, value, { ...columns.total, ...room })
    putWhole(pdf, label, { ...room, left: 260, width: columns.total.left - 272 })
    y += lineHeight + 4
  }
  put('Subtotal', money(order.subtotalCents), false)
  if (order.discountCents > 0) put(orderDiscountLabel(order), `-${money(order.discountCents)}`, false)
  put(shippingLabel(order), order.shippingCents > 0 ? money(order.shippingCents) : 'FREE', false)
  put('Tax', money(order.taxCents), false)
  put(`Total (${order.currency})`, money(order.totalCents), true)
  light(pdf, fontSize, soft).text(paymentSentence(order), margin, y + 12, { width: right - margin })
}

/** Returns where the page continues below it. */
function drawRule(pdf: Pdf, y: number): number {
  pdf
    .moveTo(margin, y + 4)
    .lineTo(right, y + 4)
    .lineWidth(0.75)
    .stroke(line)
  return y + 12
}

/** Includes what a change of the order left open. */
function paymentSentence({ status, paymentStatus, openCents }: PlacedRow): string {
  if (openCents > 0 && status !== 'cancelled')
    return `Paid except for ${money(openCents)}, which is left to pay after a change to this order.`
  if (openCents < 0) return `Paid in full. You’ll get ${money(-openCents)} back after a change to this order.`
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
  partially_refunded: 'This order was paid, and part of it has been refunded.',
}

const money = (amount: number): string => formatMoney(cents(amount))
