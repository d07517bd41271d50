import { desc, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/stored-file.ts'
import { downloadAllFiles, downloadPrintFile } from './download-print-file.ts'
import { type PrintFilesNeeds, renderJob } from './needs.ts'
import { mayMakePrintFiles } from './policy.ts'
import { type PrintFileView, toView } from './present.ts'
import { renderPrintFile } from './render-print-file.ts'
import { type RequestOutcome, requestPrintFile } from './request-print-file.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'
import { printFiles } from './tables.ts'

export type { PrintFileView } from './present.ts'

export type PrintFiles = {
  request(actor: Actor, orderItemId: string): Promise<RequestOutcome>
  /** The item's design has changed: none of its files may be printed any more. In the transaction of that change. */
  supersede(transaction: Transaction, orderItemId: string): Promise<void>
  /** Newest first, of the given items; nothing for anybody but staff. */
  listForItems(actor: Actor, orderItemIds: string[]): Promise<PrintFileView[]>
  /** Null for anybody but staff, and for a file that is not ready. */
  download(actor: Actor, printFileId: string): Promise<StoredFile | null>
  /** The newest ready file of each part of the item in one zip; null where there is none. */
  downloadAll(actor: Actor, orderItemId: string): Promise<StoredFile | null>
}

export function createPrintFiles(needs: PrintFilesNeeds): PrintFiles {
  const { database } = needs
  needs.jobs.handle(renderJob, ({ printFileId }) => renderPrintFile(needs, printFileId))

  return {
    request: (actor, orderItemId) => requestPrintFile(needs, actor, orderItemId),
    supersede: (transaction, orderItemId) => supersedePrintFiles(needs, transaction, orderItemId),

    async listForItems(actor, orderItemIds) {
      if (!mayMakePrintFiles(actor) || orderItemIds.length === 0) return []
      const rows = await database.orm
        .select()
        .from(printFiles)
        .where(inArray(printFiles.orderItemId, orderItemIds))
        .orderBy(desc(printFiles.createdAt))
      return rows.map(toView)
    },

    download: (actor, printFileId) => downloadPrintFile(needs, actor, printFileId),
    downloadAll: (actor, orderItemId) => downloadAllFiles(needs, actor, orderItemId),
  }
}
