import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import SVGtoPDF from 'svg-to-pdfkit'
import { readSvg } from '#server/kernel/vectors/read-svg.ts'

/** CSS Values and Units, level 4: an inch is 96 px, and a point is a 72nd of an inch. */
const pointsPerPx = 72 / 96

/**
 * A drawing as the only page of a PDF, at its own size, as lines and areas. Anything the page cannot show is left out,
 * and so is everything outside the file: compare before printing.
 */
export async function svgToPdf(path: string): Promise<Uint8Array> {
  const { markup, ...own } = await readSvg(path)
  const width = own.width * pointsPerPx
  const height = own.height * pointsPerPx
  const document = new PDFDocument({ size: [width, height], margin: 0 })
  const bytes = buffer(document)
  SVGtoPDF(document, markup, 0, 0, {
    ...{ width, height, assumePt: false },
    imageCallback: (link) => (link.startsWith('data:') ? link : ''),
    fontCallback: () => 'Helvetica',
    warningCallback: () => undefined,
  })
  document.end()
  return bytes
}
