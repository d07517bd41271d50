import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PrintFilesDeps } from './deps.ts'
import { printFiles } from './tables.ts'

/**
 * The item's design has changed: its files stay for the record, but no one may print them, and one being drawn is
 * abandoned. Called in the transaction of the change, so that there is no moment at which both are valid.
 */
export async function supersedePrintFiles(
  { clock, realtime, orders }: Pick<PrintFilesDeps, 'clock' | 'realtime' | 'orders'>,
  transaction: Transaction,
  orderItemId: string,
): Promise<void> {
  const [row] = await transaction
    .update(printFiles)
    .set({ state: 'superseded', supersededAt: clock.now() })
    .where(and(eq(printFiles.orderItemId, orderItemId), ne(printFiles.state, 'superseded')))
    .returning({ orderId: printFiles.orderId })
  await orders.setPrintReadyFile(transaction, orderItemId, null)
  if (row)
    await realtime.announce(transaction, { topic: 'staff', event: 'print-file.changed', id: row.orderId })
}
