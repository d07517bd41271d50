import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { ticketOf } from '#domain/orders/production.ts'
import { hashOf } from '#server/kernel/files/hash-of.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { addHeaderStrip } from '../header-strip/add-header-strip.ts'
import { stripOf } from '../header-strip/strip-of.ts'
import { findPart, withOriginals } from '../render-part.ts'
import type { PrintFileRow } from '../tables.ts'
import { writePrintPdf } from './write-print-pdf.ts'

export async function writePdf(
  deps: PrintFilesDeps,
  row: PrintFileRow,
  folder: string,
): Promise<Pick<PrintFileRow, 'pdfKey' | 'pdfByteSize' | 'pdfSha256'>> {
  const item = await deps.orders.itemForPrinting(row.orderItemId)
  if (!item?.design) throw new Error('The order item no longer has a design')
  const part = findPart(item.design, row.part)
  const target = join(folder, 'part.pdf')
  const strip = await stripOf(deps, row, item, part)
  const title = `${ticketOf(item.orderNumber, item.position)} ${part.name}`
  const { byteSize } = await withOriginals(deps, part.sources, async (artworks) =>
    writePrintPdf({
      ...(await addHeaderStrip(part, artworks, strip, folder)),
      ...{ workFolder: join(folder, 'work'), target, title },
    }),
  )
  const pdfKey = `print-files/${row.id}.pdf`
  await deps.files.write(pdfKey, createReadStream(target), { contentType: 'application/pdf' })
  return { pdfKey, pdfByteSize: byteSize, pdfSha256: await hashOf(target) }
}
