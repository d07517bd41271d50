import { formatLocalDay } from '#domain/local-time.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { black, drawPaper, light, type Pdf, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { CarrierDay, DayParcel, ShippingDay } from '#server/shipping/index.ts'
import { paperOf } from './order-on-paper.ts'
import { bottom, lineAt, margin, quiet, right, soft, tickBox } from './sheet-parts.ts'

const rowHeight = 26

/** Space at the end of a carrier's list for whoever takes the parcels. */
const signatureHeight = 70

type Column = { title: string; left: number; width: number; align?: 'right' }

const columns = {
  order: { title: 'Order', left: margin + 20, width: 68 },
  to: { title: 'To', left: margin + 92, width: 164 },
  service: { title: 'Service', left: margin + 262, width: 80 },
  tracking: { title: 'Tracking', left: margin + 346, width: 124 },
  weight: { title: 'Weight', left: right - 46, width: 46, align: 'right' },
} satisfies Record<string, Column>

/** One list per carrier, each starting on a new page: it goes with the driver, or is signed and kept. */
export const drawDay = (
  { day, carriers }: Pick<ShippingDay, 'day' | 'carriers'>,
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper(paperOf('End of day', settings), (pdf) => {
    for (const carrier of carriers) drawCarrier(pdf, carrier, day, settings)
  })

function drawCarrier(pdf: Pdf, carrier: CarrierDay, day: string, settings: ShopSettings): void {
  let y = openPage(pdf, carrier, day, settings.siteName)
  for (const parcel of carrier.parcels) {
    if (y + rowHeight > bottom) y = openPage(pdf, carrier, day, settings.siteName)
    drawParcel(pdf, parcel, y)
    y += rowHeight
    lineAt(pdf, y - 1)
  }
  if (y + signatureHeight > bottom) y = openPage(pdf, carrier, day, settings.siteName)
  const lines = [
    ['Picked up by', margin, 300],
    ['Date and time', margin + 320, 200],
  ] as const
  for (const [words, x, width] of lines) {
    pdf
      .moveTo(x, y + 48)
      .lineTo(x + width, y + 48)
      .lineWidth(0.8)
      .stroke(black)
    quiet(pdf, 8).text(words, x, y + 52, { lineBreak: false })
  }
}

function drawParcel(pdf: Pdf, parcel: DayParcel, y: number): void {
  const { orders, recipient, place, service, trackingNumber, pounds } = parcel
  tickBox(pdf, y + 6, 11)
  const [first, ...others] = orders
  const more = others.length > 1 ? `+ ${others.length} more orders` : `+ ${others[0]?.orderNumber}`
  const below = others.length > 0 ? more : (first?.part ?? '')
  const one = { top: y + 7, height: 11, size: 9 }
  const above = { ...one, top: y + 2 }
  const under = { ...one, top: y + 13, size: 8, color: soft }
  const both = { top: y + 3, height: 20, size: 8 }
  const number = { ...columns.order, ...(below ? above : one), isBold: true }
  putWhole(pdf, first?.orderNumber ?? '', number)
  putWhole(pdf, below, { ...columns.order, ...under })
  putWhole(pdf, recipient, { ...columns.to, ...above })
  putWhole(pdf, place, { ...columns.to, ...under })
  putWhole(pdf, service, { ...columns.service, ...both })
  putWhole(pdf, trackingNumber, { ...columns.tracking, ...both })
  putWhole(pdf, `${pounds} lb`, { ...columns.weight, ...one })
}

/** Returns where its lines start. */
function openPage(pdf: Pdf, { carrier, parcels, pounds }: CarrierDay, day: string, siteName: string): number {
  pdf.addPage()
  const across = { left: margin, width: right - margin }
  const what = `${siteName} · End of day, ${formatLocalDay(day)}`
  putWhole(pdf, what, { ...across, top: margin, height: 12, size: 10, color: soft })
  putWhole(pdf, carrier, { ...across, top: margin + 14, height: 26, size: 22, isBold: true })
  const count = `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}, ${pounds} lb`
  light(pdf, 11).text(count, margin, margin + 42)
  const y = margin + 66
  for (const { title, left, width, align = 'left' } of Object.values<Column>(columns))
    quiet(pdf, 8).text(title, left, y, { width, align })
  lineAt(pdf, y + 13)
  return y + 16
}
