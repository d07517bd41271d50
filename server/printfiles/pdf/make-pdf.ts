import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { isOutage } from '#server/kernel/outage.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { type PrintFileRow, printFiles } from '../tables.ts'
import { writePdf } from './write-part-pdf.ts'

/** A laser's file consists of one-bit dots, and a work sheet is already a PDF. */
export const hasPdf = (design: OrderDesignData, partId: string): boolean =>
  printPartsOf(design).some(({ id, colors }) => id === partId && colors === 'full')

/**
 * The job: writes the PDF of a part whose PNG is ready. Run again after a kill, it starts over and ends with the same
 * file.
 * @throws when something it needs is unavailable; the PDF waits for the next try
 */
export async function makePdf(deps: PrintFilesDeps, printFileId: string): Promise<void> {
  const [row] = await deps.database.orm
    .select()
    .from(printFiles)
    .where(and(eq(printFiles.id, printFileId), stillWanted))
  if (!row) return
  const folder = await makeWorkFolder()
  try {
    const written = await writePdf(deps, row, folder)
    await settle(deps, row, { pdfState: 'ready', ...written })
  } catch (error) {
    if (isOutage(error)) throw error
    deps.log.error({ printFileId, error }, 'print file as PDF failed')
    await settle(deps, row, { pdfState: 'failed' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const stillWanted = and(eq(printFiles.state, 'ready'), eq(printFiles.pdfState, 'making'))

/** Notifies the pages watching it; a file that was superseded in the meantime stays unchanged. */
async function settle(
  { database, realtime }: Pick<PrintFilesDeps, 'database' | 'realtime'>,
  { id, orderId }: PrintFileRow,
  values: Partial<PrintFileRow>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(printFiles)
      .set(values)
      .where(and(eq(printFiles.id, id), stillWanted))
      .returning({ id: printFiles.id })
    if (settled)
      await realtime.announce(transaction, { topic: 'staff', event: 'print-file.changed', id: orderId })
  })
}
