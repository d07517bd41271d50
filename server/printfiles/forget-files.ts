import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import { figureOf } from '#server/kernel/retention.ts'
import type { PrintFilesDeps } from './deps.ts'
import { printFiles } from './tables.ts'

/** Size of everything ever made for these orders, PDFs included. */
export const bytesOfOrders = (executor: Executor, orders: SQL): Promise<number> =>
  figureOf(
    executor,
    sql`select sum(coalesce(${printFiles.byteSize}, 0) + coalesce(${printFiles.pdfByteSize}, 0)) as figure
      from ${printFiles} where ${printFiles.orderId} in (${orders}) and ${printFiles.storageKey} is not null`,
  )

/** The files are deleted once the transaction has committed. */
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
