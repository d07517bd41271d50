import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { type PrintFilesDeps, pdfJob, renderJob } from './deps.ts'
import { printFiles } from './tables.ts'

/** Print files that were requested, and PDFs of those that are finished. */
export const printFileWork = ({ jobs, realtime, clock }: PrintFilesDeps): PendingWork[] => [
  {
    name: 'print files',
    jobs: [renderJob],
    key: 'printFileId',
    waiting: sql`select id::text as id from ${printFiles} where state in ('queued', 'rendering')`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, renderJob, { printFileId: id }),
    async giveUp(transaction, id, cause) {
      const [row] = await transaction
        .update(printFiles)
        .set({ state: 'failed', error: cause, finishedAt: clock.now() })
        .where(and(eq(printFiles.id, id), inArray(printFiles.state, ['queued', 'rendering'])))
        .returning({ orderId: printFiles.orderId })
      if (row)
        await realtime.announce(transaction, { topic: 'staff', event: 'print-file.changed', id: row.orderId })
    },
  },
  {
    name: 'PDFs of print files',
    jobs: [pdfJob],
    key: 'printFileId',
    waiting: sql`select id::text as id from ${printFiles} where state = 'ready' and pdf_state = 'making'`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, pdfJob, { printFileId: id }),
    async giveUp(transaction, id) {
      const [row] = await transaction
        .update(printFiles)
        .set({ pdfState: 'failed' })
        .where(and(eq(printFiles.id, id), eq(printFiles.pdfState, 'making')))
        .returning({ orderId: printFiles.orderId })
      if (row)
        await realtime.announce(transaction, { topic: 'staff', event: 'print-file.changed', id: row.orderId })
    },
  },
]
