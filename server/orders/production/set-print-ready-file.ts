import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { orderItems } from '../tables.ts'

/** docs/spec-map.md B4: the finished print file's link is saved on the order item. */
export async function setPrintReadyFile(
  transaction: Transaction,
  orderItemId: string,
  url: string | null,
): Promise<void> {
  await transaction.update(orderItems).set({ printReadyFileUrl: url }).where(eq(orderItems.id, orderItemId))
}
