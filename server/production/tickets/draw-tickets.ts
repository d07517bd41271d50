import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { changedAfterPrinting, placeNames } from '#domain/orders/production.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { BoardCard } from '../read-board.ts'

/** A ticket's card, with the sizes of what is made and the design's picture as PNG. */
export type TicketContent = { card: BoardCard; sizes: string[]; picture: Buffer | null }

/** 4 × 6 in in points, as the label printers of a floor take it. */
const page = { width: 288, height: 432 }
const margin = 14
const inner = page.width - 2 * margin

/** One page per item: which it is, what it looks like, how large, how many, by when, and where it goes. */
export async function drawTickets(
  tickets: readonly TicketContent[],
  { siteName, timeZone }: Pick<ShopSettings, 'siteName' | 'timeZone'>,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    info: {
      Title: tickets.length === 1 ? `Job ticket ${tickets[0]?.card.ticket}` : 'Job tickets',
      Creator: siteName,
    },
  })
  const bytes = buffer(pdf)
  for (const ticket of tickets) await drawTicket(pdf, ticket, timeZone)
  pdf.end()
  return bytes
}

type Pdf = InstanceType<typeof PDFDocument>

async function drawTicket(
  pdf: Pdf,
  { card, sizes, picture }: TicketContent,
  timeZone: string,
): Promise<void> {
  const { toBuffer } = await import('bwip-js/node')
  const barcode = await toBuffer({
    bcid: 'code128',
    text: card.ticket,
    scale: 4,
    height: 14,
    includetext: false,
  })
  pdf.addPage()
  bold(pdf, 20).text(card.ticket, margin, margin, { width: inner - 84, lineBreak: false })
  const due = card.dueAt ? formatLocalDay(localTimeOf(card.dueAt, timeZone).day) : 'no date'
  const isRush = card.speed === 'rush'
  if (isRush) pdf.rect(page.width - margin - 58, margin - 3, 58, 11).fill('#000000')
  light(pdf, 7.5)
    .fillColor(isRush ? '#ffffff' : '#000000')
    .text(isRush ? 'RUSH · DUE' : 'DUE', page.width - margin - 84, margin, { width: 80, align: 'right' })
  bold(pdf, 13).text(due, page.width - margin - 94, margin + 9, {
    width: 94,
    align: 'right',
    lineBreak: false,
  })
  light(pdf, 9).text(printable(card.customerName || 'Guest Customer'), margin, margin + 25, {
    width: inner,
    lineBreak: false,
  })
  rule(pdf, 54)

  bold(pdf, 26).text(`${card.copies} ×`, margin, 60, { lineBreak: false })
  const wide = inner - 62
  bold(pdf, 12).text(printable(card.name), margin + 62, 61, { width: wide, height: 30, ellipsis: true })
  light(pdf, 9).text(printable([...card.options, ...sizes].join(' · ')), margin + 62, 91, {
    width: wide,
    height: 24,
    ellipsis: true,
  })
  if (card.isReprint)
    bold(pdf, 10).text(`REPRINT of ${card.copies} of ${card.quantity}`, margin, 90, {
      width: 60,
      lineGap: -1,
    })

  const box = { top: 120, height: 168 }
  pdf.rect(margin, box.top, inner, box.height).lineWidth(0.5).stroke('#999999')
  const soft = card.softPrints.join(' ')
  const bands = (card.designChangedAt ? band : 0) + (soft ? band : 0)
  if (picture)
    pdf.image(picture, margin + 4, box.top + 4, {
      fit: [inner - 8, box.height - bands - 8],
      align: 'center',
      valign: 'center',
    })
  else
    light(pdf, 10).text('Image unavailable', margin, box.top + box.height / 2 - 5, {
      width: inner,
      align: 'center',
    })

  if (card.designChangedAt) drawAlarm(pdf, box)
  if (soft) drawSoft(pdf, soft, box.top + box.height - bands)
  drawRoute(pdf, card)
  const delivery = { deliveryMethod: card.delivery, deliverySpeed: card.speed }
  const notes = [deliveryName(delivery), card.notes.replace(/\s+/g, ' ')]
  light(pdf, 8.5).text(printable(notes.filter(Boolean).join(' · ')), margin, 320, {
    width: inner,
    height: 22,
    ellipsis: true,
  })
  pdf.image(barcode, margin + 4, 348, { width: inner - 8, height: 52 })
  bold(pdf, 12).text(card.ticket, margin, 405, { width: inner, align: 'center', characterSpacing: 1 })
}

/** How high what is told below the picture stands. */
const band = 26

/** Across the picture, so that nobody packs by an old print. */
function drawAlarm(pdf: Pdf, box: { top: number; height: number }): void {
  const top = box.top + box.height - band
  pdf.rect(margin, top, inner, band).fill('#000000')
  bold(pdf, 12)
    .fillColor('#ffffff')
    .text(changedAfterPrinting.toUpperCase(), margin, top + 8, { width: inner, align: 'center' })
}

/** So that nobody makes again what was bought as it is. */
function drawSoft(pdf: Pdf, words: string, top: number): void {
  pdf.rect(margin, top, inner, band).lineWidth(0.5).stroke('#999999')
  light(pdf, 8).text(printable(words), margin + 6, top + 4, { width: inner - 12, height: 20, ellipsis: true })
}

/** A box to tick for each process. */
function drawRoute(pdf: Pdf, { route }: BoardCard): void {
  const width = inner / route.length
  for (const [at, process] of route.entries()) {
    const left = margin + at * width
    pdf.rect(left, 297, 11, 11).lineWidth(1).stroke('#000000')
    light(pdf, 9).text(placeNames[process], left + 15, 299, { width: width - 15, lineBreak: false })
  }
}

const bold = (pdf: Pdf, size: number): Pdf => pdf.font('Helvetica-Bold').fontSize(size).fillColor('#000000')
const light = (pdf: Pdf, size: number): Pdf => pdf.font('Helvetica').fontSize(size).fillColor('#000000')

const rule = (pdf: Pdf, y: number): void =>
  void pdf
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(1.2)
    .stroke('#000000')
