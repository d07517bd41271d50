import type { LabelAddress } from '#domain/shipping/label-address.ts'
import { describePackage } from '#domain/shipping/parcel.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import { black, drawPaper, light, type Pdf, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { houseLabels } from './tables.ts'

type HouseLabelRow = typeof houseLabels.$inferSelect

/** Points. */
const page = paperSizes.label
const margin = 14
const inner = page.width - 2 * margin

/** The label as a PDF: from, to, service, and the tracking number as Code 128 and in digits. */
export async function drawLabel(
  label: HouseLabelRow,
  { siteName, timeZone }: Pick<ShopSettings, 'siteName' | 'timeZone'>,
): Promise<Uint8Array> {
  const { toBuffer } = await import('bwip-js/node')
  const barcode = await toBuffer({
    bcid: 'code128',
    text: label.trackingNumber,
    scale: 4,
    height: 18,
    includetext: false,
  })
  const square = await toBuffer({ bcid: 'qrcode', text: label.trackingNumber, scale: 6 })
  const title = `Label ${label.trackingNumber}`
  return drawPaper({ size: 'label', title, siteName, createdAt: label.createdAt }, (pdf) => {
    pdf.addPage()
    drawLabelOn(pdf, label, timeZone, { barcode, square })
  })
}

function drawLabelOn(
  pdf: Pdf,
  label: HouseLabelRow,
  timeZone: string,
  codes: { barcode: Buffer; square: Buffer },
): void {
  const { carrier, serviceLevel, isReturn, fromAddress, toAddress, trackingNumber } = label
  const beside = { left: margin, width: inner - 64, isBold: true }
  putWhole(pdf, carrier, { ...beside, top: margin, height: 16, size: 13 })
  const service = isReturn ? 'RETURN' : serviceLevel.toUpperCase()
  putWhole(pdf, service, { ...beside, top: margin + 18, height: 30, size: 20 })
  pdf.image(codes.square, page.width - margin - 52, margin, { width: 52 })
  line(pdf, 74)

  const across = { left: margin, width: inner }
  light(pdf, 7.5).text('FROM', margin, 82)
  putWhole(pdf, lines(fromAddress), { ...across, top: 92, height: 58, size: 9 })
  line(pdf, 154)

  light(pdf, 7.5).text('SHIP TO', margin, 162)
  putWhole(pdf, lines(toAddress), { ...across, top: 174, height: 94, size: 15, isBold: true })
  line(pdf, 272)

  putWhole(pdf, describePackage(label.parcel), { ...across, top: 279, height: 11, size: 8.5 })
  const order = `Order ${label.reference} · ${formatDay(label.createdAt, timeZone)}`
  putWhole(pdf, order, { ...across, top: 291, height: 11, size: 8.5 })
  line(pdf, 306)

  pdf.image(codes.barcode, margin + 8, 318, { width: inner - 16, height: 72 })
  const figures = { ...across, top: 398, height: 20, align: 'center' } as const
  putWhole(pdf, spaced(trackingNumber), { ...figures, size: 14, isBold: true })
}

const line = (pdf: Pdf, y: number): void =>
  void pdf
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(1.2)
    .stroke(black)

const lines = ({ name, company, street1, street2, city, state, zip, country }: LabelAddress): string =>
  [name, company, street1, street2, `${city}, ${state} ${zip}`, country === 'US' ? '' : country]
    .filter(Boolean)
    .join('\n')

/** "GW12 3456 7890 12": groups of four, easy to read aloud. */
const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
