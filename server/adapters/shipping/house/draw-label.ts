import PdfDocument from 'pdfkit'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import { describePackage } from '#domain/shipping/parcel.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { houseLabels } from './tables.ts'

type HouseLabelRow = typeof houseLabels.$inferSelect

/** 4 × 6 in in points, as label printers take it. */
const page = { width: 288, height: 432 }
const margin = 14
const inner = page.width - 2 * margin

/** The label as a PDF: from, to, service, and the tracking number as Code 128 and in figures. */
export async function drawLabel(label: HouseLabelRow, siteName: string): Promise<Uint8Array> {
  const { toBuffer } = await import('bwip-js/node')
  const barcode = await toBuffer({
    bcid: 'code128',
    text: label.trackingNumber,
    scale: 4,
    height: 18,
    includetext: false,
  })
  const square = await toBuffer({ bcid: 'qrcode', text: label.trackingNumber, scale: 6 })
  const pdf = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: `Label ${label.trackingNumber}`, Creator: siteName, CreationDate: label.createdAt },
  })
  const done = collect(pdf)

  pdf
    .font('Helvetica-Bold')
    .fontSize(13)
    .text(plain(label.carrier), margin, margin, { width: inner - 70, height: 32, ellipsis: true })
  pdf
    .fontSize(20)
    .text(label.isReturn ? 'RETURN' : plain(label.serviceLevel).toUpperCase(), margin, margin + 17, {
      width: inner - 64,
      height: 24,
      ellipsis: true,
    })
  pdf.image(square, page.width - margin - 52, margin, { width: 52 })
  line(pdf, 74)

  pdf.font('Helvetica').fontSize(7.5).text('FROM', margin, 82)
  pdf.fontSize(9).text(lines(label.fromAddress), margin, 92, { width: inner, lineGap: 1 })
  line(pdf, 154)

  pdf.fontSize(7.5).text('SHIP TO', margin, 162)
  pdf
    .font('Helvetica-Bold')
    .fontSize(14)
    .text(lines(label.toAddress), margin, 174, { width: inner, height: 92, lineGap: 2 })
  line(pdf, 272)

  pdf.font('Helvetica').fontSize(8.5)
  pdf.text(describePackage(label.parcel), margin, 279)
  pdf.text(`Order ${plain(label.reference)} · ${formatDay(label.createdAt)}`, margin, 291)
  line(pdf, 306)

  pdf.image(barcode, margin + 8, 318, { width: inner - 16, height: 72 })
  pdf
    .font('Helvetica-Bold')
    .fontSize(13)
    .text(spaced(label.trackingNumber), margin, 398, { width: inner, align: 'center', characterSpacing: 1 })
  pdf.end()
  return done
}

const line = (pdf: PDFKit.PDFDocument, y: number): void =>
  void pdf
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(1.2)
    .stroke()

const lines = ({ name, company, street1, street2, city, state, zip, country }: LabelAddress): string =>
  plain(
    [name, company, street1, street2, `${city}, ${state} ${zip}`, country === 'US' ? '' : country]
      .filter(Boolean)
      .join('\n'),
  )

/** "GW12 3456 7890 12": read aloud in fours. */
const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

/** The built-in fonts of a PDF know Latin letters only: accents that they lack are dropped, the rest is marked. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (isLatin1(letter) ? letter : letter.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')))
    .map((letter) => ([...letter].every((part) => part === '\n' || isLatin1(part)) ? letter : '?'))
    .join('')

const isLatin1 = (letter: string): boolean => letter === '\n' || (letter >= ' ' && letter <= 'ÿ')

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
