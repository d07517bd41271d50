import { degrees, PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib'
import type { LabelPaper } from '#domain/batches/batch.ts'

/** A letter page in points, of which each half takes a label that lies on its side. */
const letter = { width: 612, height: 792 }
const half = { width: letter.width, height: letter.height / 2 }

/**
 * All labels as one PDF in the given order, drawn as their carriers drew them: one to a page of its own size, or two to
 * a letter page at their true size, made smaller only where they are larger than half of it.
 */
export async function joinLabels(labels: readonly Uint8Array[], paper: LabelPaper): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  joined.setTitle(labels.length === 1 ? 'Label' : 'Labels')
  if (paper === '4x6') {
    for (const label of labels) {
      const read = await PDFDocument.load(label)
      for (const page of await joined.copyPages(read, read.getPageIndices())) joined.addPage(page)
    }
    return joined.save()
  }
  const pages: PDFEmbeddedPage[] = []
  for (const label of labels) {
    const read = await PDFDocument.load(label)
    pages.push(...(await joined.embedPages(read.getPages())))
  }
  for (const [at, label] of pages.entries()) {
    const page = at % 2 === 0 ? joined.addPage([letter.width, letter.height]) : joined.getPage((at - 1) / 2)
    const scale = Math.min(1, half.width / label.height, half.height / label.width)
    const [across, down] = [label.height * scale, label.width * scale]
    const bottom = at % 2 === 0 ? half.height : 0
    page.drawPage(label, {
      // Turned to the left, its lower edge becomes the right one.
      ...{ x: (half.width + across) / 2, y: bottom + (half.height - down) / 2 },
      ...{ xScale: scale, yScale: scale, rotate: degrees(90) },
    })
  }
  return joined.save()
}
