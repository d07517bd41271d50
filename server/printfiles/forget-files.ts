import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { PrintFilesDeps } from './deps.ts'
import { printFiles } from './tables.ts'

/** Of all that was ever made for these orders, PDFs included. */
export async function bytesOfOrders(executor: Executor, orderIds: readonly string[]): Promise<number> {
  const files = await executor
    .select({ png: printFiles.byteSize, pdf: printFiles.pdfByteSize })
    .from(printFiles)
    .where(and(inArray(printFiles.orderId, [...orderIds]), isNotNull(printFiles.storageKey)))
  return files.reduce((sum, { png, pdf }) => sum + (png ?? 0) + (pdf ?? 0), 0)
}

/** The files go once the transaction has held. */
export async function forgetFilesOf(
  { jobs }: Pick<PrintFilesDeps, 'jobs'>,
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  const gone = await transaction
    .delete(printFiles)
    .where(inArray(printFiles.orderId, [...orderIds]))
    .returning({ png: printFiles.storageKey, pdf: printFiles.pdfKey })
  await removeFilesLater(
    jobs,
    transaction,
    gone.flatMap(({ png, pdf }) => [png, pdf].filter((key) => key !== null)),
  )
}
