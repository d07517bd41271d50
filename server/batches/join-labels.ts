import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { LabelPaper } from '#domain/batches/batch.ts'

/** A carrier's PDF, and the order it belongs to. */
export type LabelToJoin = { name: string; pdf: Uint8Array }

/** A letter page in points; each half takes a label lying on its side. */
const letter = { width: 612, height: 792 }
const half = { width: letter.width, height: letter.height / 2 }

/**
 * All labels as one PDF in the given order, drawn as their carriers drew them: one per page of its own size, or two per
 * letter page at their true size, reduced only if larger than half of it. Anything that isn't a PDF is named.
 */
export async function joinLabels(
  labels: readonly LabelToJoin[],
  paper: LabelPaper,
): Promise<{ bytes: Uint8Array | null; unreadable: string[] }> {
  const joined = await PDFDocument.create()
  joined.setTitle('Labels')
  const unreadable: string[] = []
  let count = 0
  for (const { name, pdf } of labels) {
    const pages = await PDFDocument.load(pdf)
      .then((read) => read.getPages())
      .catch(() => [])
    if (pages.length === 0) unreadable.push(name)
    for (const page of pages) {
      if (paper === '4x6') await addWhole(joined, page)
      else await addToLetter(joined, page, count)
      count += 1
    }
  }
  return { bytes: count === 0 ? null : await joined.save(), unreadable }
}

async function addWhole(joined: PDFDocument, page: PDFPage): Promise<void> {
  const [copied] = await joined.copyPages(page.doc, [page.doc.getPages().indexOf(page)])
  if (copied) joined.addPage(copied)
}

async function addToLetter(joined: PDFDocument, page: PDFPage, at: number): Promise<void> {
  const label = await joined.embedPage(page)
  const isUpper = at % 2 === 0
  const sheet = isUpper ? joined.addPage([letter.width, letter.height]) : joined.getPage((at - 1) / 2)
  const scale = Math.min(1, half.width / label.height, half.height / label.width)
  const [across, down] = [label.height * scale, label.width * scale]
  sheet.drawPage(label, {
    // Turned left, its lower edge becomes the right one.
    x: (half.width + across) / 2,
    y: (isUpper ? half.height : 0) + (half.height - down) / 2,
    ...{ xScale: scale, yScale: scale, rotate: degrees(90) },
  })
}
