import { formatLocalDay } from '#domain/local-time.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { CarrierDay, DayParcel, ShippingDay } from '#server/shipping/index.ts'
import { bold, bottom, drawPaper, light, lineAt, margin, type Pdf, quiet, right } from './paper.ts'

const rowHeight = 26

/** Space at the end of a carrier's list for whoever takes the parcels. */
const signatureHeight = 70

const columns = {
  order: margin + 20,
  to: margin + 92,
  service: margin + 262,
  tracking: margin + 346,
} as const

/** A list for each carrier, each beginning on a page of its own: it goes with the driver, or is signed and kept. */
export const drawDay = (
  { day, carriers }: Pick<ShippingDay, 'day' | 'carriers'>,
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper('End of day', settings, (pdf) => {
    for (const carrier of carriers) drawCarrier(pdf, carrier, day, settings)
  })

function drawCarrier(pdf: Pdf, carrier: CarrierDay, day: string, settings: ShopSettings): void {
  let y = openPage(pdf, carrier, day, settings)
  for (const parcel of carrier.parcels) {
    if (y + rowHeight > bottom) y = openPage(pdf, carrier, day, settings)
    drawParcel(pdf, parcel, y)
    y += rowHeight
    lineAt(pdf, y - 1)
  }
  if (y + signatureHeight > bottom) y = openPage(pdf, carrier, day, settings)
  const lines = [
    ['Picked up by', margin, 300],
    ['Date and time', margin + 320, 200],
  ] as const
  for (const [words, x, width] of lines) {
    pdf
      .moveTo(x, y + 48)
      .lineTo(x + width, y + 48)
      .lineWidth(0.8)
      .stroke('#000000')
    quiet(pdf, 8).text(words, x, y + 52, { lineBreak: false })
  }
}

function drawParcel(pdf: Pdf, parcel: DayParcel, y: number): void {
  const { orders, recipient, place, service, trackingNumber, pounds } = parcel
  pdf
    .rect(margin, y + 6, 11, 11)
    .lineWidth(1)
    .stroke('#000000')
  const line = { height: 11, ellipsis: true }
  const [first, ...others] = orders
  const more = others.length > 1 ? `+ ${others.length} more orders` : `+ ${others[0]?.orderNumber}`
  const below = others.length > 0 ? more : (first?.part ?? '')
  bold(pdf, 9).text(first?.orderNumber ?? '', columns.order, y + (below ? 2 : 7), { ...line, width: 70 })
  if (below) quiet(pdf, 8).text(below, columns.order, y + 13, { ...line, width: 70 })
  light(pdf, 9).text(printable(recipient), columns.to, y + 2, { ...line, width: 165 })
  quiet(pdf, 8).text(printable(place), columns.to, y + 13, { ...line, width: 165 })
  light(pdf, 8).text(printable(service), columns.service, y + 7, { ...line, width: 80 })
  light(pdf, 8).text(printable(trackingNumber), columns.tracking, y + 7, { ...line, width: 124 })
  light(pdf, 9).text(`${pounds} lb`, right - 46, y + 7, { width: 46, align: 'right', lineBreak: false })
}

/** Answers where its lines begin. */
function openPage(pdf: Pdf, carrier: CarrierDay, day: string, { siteName }: ShopSettings): number {
  const { parcels, pounds } = carrier
  pdf.addPage()
  quiet(pdf, 10).text(`${printable(siteName)} · End of day, ${formatLocalDay(day)}`, margin, margin)
  bold(pdf, 22).text(printable(carrier.carrier), margin, margin + 14, { lineBreak: false })
  const count = `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}, ${pounds} lb`
  light(pdf, 11).text(count, margin, margin + 42)
  const y = margin + 66
  quiet(pdf, 8).text('Order', columns.order, y, { lineBreak: false })
  quiet(pdf, 8).text('To', columns.to, y, { lineBreak: false })
  quiet(pdf, 8).text('Service', columns.service, y, { lineBreak: false })
  quiet(pdf, 8).text('Tracking', columns.tracking, y, { lineBreak: false })
  quiet(pdf, 8).text('Weight', right - 46, y, { width: 46, align: 'right', lineBreak: false })
  lineAt(pdf, y + 13)
  return y + 16
}
