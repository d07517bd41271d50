import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { changedAfterPrinting, placeNames } from '#domain/orders/production.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import {
  black,
  bold,
  drawPaper,
  light,
  type Pdf,
  paperSizes,
  putWhole,
} from '#server/kernel/paper/draw-paper.ts'
import type { BoardCard } from '../read-board.ts'

/** A ticket's card, with the sizes of what is made and the design's image as PNG. */
export type TicketContent = { card: BoardCard; sizes: string[]; picture: Buffer | null }

/** Points. */
const page = paperSizes.label
const margin = 14
const inner = page.width - 2 * margin
const white = '#ffffff'
const faint = '#999999'

/** One page per item: which one it is, what it looks like, its size, how many, due when, and where it goes. */
export const drawTickets = (
  tickets: readonly TicketContent[],
  { siteName, timeZone }: Pick<ShopSettings, 'siteName' | 'timeZone'>,
): Promise<Buffer> => {
  const title = tickets.length === 1 ? `Job ticket ${tickets[0]?.card.ticket}` : 'Job tickets'
  return drawPaper({ size: 'label', title, siteName }, async (pdf) => {
    for (const ticket of tickets) await drawTicket(pdf, ticket, timeZone)
  })
}

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
  const across = { left: margin, width: inner }
  const number = { ...across, width: inner - 98, top: margin, height: 23, size: 20 }
  putWhole(pdf, card.ticket, { ...number, isBold: true })
  drawDue(pdf, card, timeZone)
  const whose = card.customerName || 'Guest Customer'
  putWhole(pdf, whose, { ...across, top: margin + 25, height: 13, size: 9 })
  rule(pdf, 54)

  const copies = { left: margin, width: 58 }
  putWhole(pdf, `${card.copies} ×`, { ...copies, top: 60, height: 30, size: 26, isBold: true })
  if (card.isReprint) {
    const words = `REPRINT of ${card.copies} of ${card.quantity}`
    putWhole(pdf, words, { ...copies, top: 90, height: 27, size: 10, isBold: true })
  }
  const beside = { left: margin + 62, width: inner - 62 }
  putWhole(pdf, card.name, { ...beside, top: 60, height: 30, size: 12, isBold: true })
  const chosen = [...card.options, ...sizes].join(' · ')
  putWhole(pdf, chosen, { ...beside, top: 91, height: 26, size: 9 })

  const box = { top: 120, height: 168 }
  pdf.rect(margin, box.top, inner, box.height).lineWidth(0.5).stroke(faint)
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
  putWhole(pdf, notes.filter(Boolean).join(' · '), { ...across, top: 318, height: 27, size: 8.5 })
  pdf.image(barcode, margin + 4, 348, { width: inner - 8, height: 52 })
  bold(pdf, 12).text(card.ticket, margin, 405, { width: inner, align: 'center', characterSpacing: 1 })
}

/** Height of the notes below the picture. */
const band = 26

/** The due date, and whether it is a rush. */
function drawDue(pdf: Pdf, { dueAt, speed }: BoardCard, timeZone: string): void {
  const due = dueAt ? formatLocalDay(localTimeOf(dueAt, timeZone).day) : 'no date'
  const isRush = speed === 'rush'
  const left = page.width - margin - 94
  if (isRush) pdf.rect(page.width - margin - 58, margin - 3, 58, 11).fill(black)
  const title = { width: 90, align: 'right' } as const
  light(pdf, 7.5, isRush ? white : black).text(isRush ? 'RUSH · DUE' : 'DUE', left, margin, title)
  const day = { left, width: 94, top: margin + 9, height: 16, align: 'right' } as const
  putWhole(pdf, due, { ...day, size: 13, isBold: true })
}

/** Across the picture, so that no one packs based on an old print. */
function drawAlarm(pdf: Pdf, box: { top: number; height: number }): void {
  const top = box.top + box.height - band
  pdf.rect(margin, top, inner, band).fill(black)
  const words = changedAfterPrinting.toUpperCase()
  bold(pdf, 12, white).text(words, margin, top + 8, { width: inner, align: 'center' })
}

/** So that no one remakes a print that was knowingly ordered soft. */
function drawSoft(pdf: Pdf, words: string, top: number): void {
  pdf.rect(margin, top, inner, band).lineWidth(0.5).stroke(faint)
  const room = { left: margin + 6, top: top + 3, width: inner - 12, height: 21 }
  putWhole(pdf, words, { ...room, size: 8 })
}

/** A checkbox for each process. */
function drawRoute(pdf: Pdf, { route }: BoardCard): void {
  const width = inner / route.length
  for (const [at, process] of route.entries()) {
    const left = margin + at * width
    pdf.rect(left, 297, 11, 11).lineWidth(1).stroke(black)
    putWhole(pdf, placeNames[process], { left: left + 15, width: width - 17, top: 298, height: 11, size: 9 })
  }
}

const rule = (pdf: Pdf, y: number): void =>
  void pdf
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(1.2)
    .stroke(black)
