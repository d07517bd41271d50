import { asc, eq } from 'drizzle-orm'
import { partIdsOf } from '#domain/orders/part-names.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { PrintFilesDeps } from './deps.ts'
import { newestReady } from './newest-ready.ts'
import { printFiles } from './tables.ts'

/**
 * docs/spec-map.md B4: when the print file is ready, its link is saved on the order item. An item with several files
 * gets the link to all of them together, once the last one is ready.
 */
export async function saveLinkWhenComplete(
  { orders }: Pick<PrintFilesDeps, 'orders'>,
  transaction: Transaction,
  orderItemId: string,
): Promise<void> {
  // The lock serializes parts that become ready at the same moment: the last one sees all.
  const rows = await transaction
    .select()
    .from(printFiles)
    .where(eq(printFiles.orderItemId, orderItemId))
    .orderBy(asc(printFiles.id))
    .for('update')
  const item = await orders.itemForPrintingWithin(transaction, orderItemId)
  const wanted = item?.design ? partIdsOf(item.design) : []
  const ready = newestReady(rows)
  const links = wanted.flatMap((part) => ready.get(part)?.id ?? [])
  const [first] = links
  if (first === undefined || links.length < wanted.length) return
  const url = wanted.length === 1 ? `/files/print-files/${first}` : allFilesUrl(orderItemId)
  await orders.setPrintReadyFile(transaction, orderItemId, url)
}

/** All of an item's files in one download. */
export const allFilesUrl = (orderItemId: string): string => `/files/print-files/items/${orderItemId}`
