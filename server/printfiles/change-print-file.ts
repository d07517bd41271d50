import { and, eq, inArray } from 'drizzle-orm'
import { inSteps } from '#server/kernel/in-steps.ts'
import { type PrintFilesDeps, pdfJob } from './deps.ts'
import { readyEventOf } from './ready-event.ts'
import { saveLinkWhenComplete } from './save-link-when-complete.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

/** Changes an unfinished print file and notifies the pages watching it; null if it is already finished. */
export async function change(
  deps: PrintFilesDeps,
  id: string,
  values: Partial<PrintFileRow>,
): Promise<PrintFileRow | null> {
  return deps.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(printFiles)
      .set(values)
      .where(and(eq(printFiles.id, id), inArray(printFiles.state, ['queued', 'rendering'])))
      .returning()
    if (!row) return null
    if (row.state === 'ready') {
      await saveLinkWhenComplete(deps, transaction, row.orderItemId)
      await deps.emit(transaction, 'print_file.ready', readyEventOf(row))
    }
    if (row.pdfState === 'making') await deps.jobs.enqueue(transaction, pdfJob, { printFileId: row.id })
    await deps.realtime.announce(transaction, {
      topic: 'staff',
      event: 'print-file.changed',
      id: row.orderId,
    })
    return row
  })
}

/** Losing a progress step costs nothing. */
export const reporter = (deps: PrintFilesDeps, row: PrintFileRow): ((percent: number) => void) =>
  inSteps((progress) => {
    change(deps, row.id, { progress }).catch((error) => deps.log.warn({ error }, 'progress was not reported'))
  })
