import { and, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { editRequests } from './tables.ts'

/** A guest's requests go along when an account takes over the orders. */
export async function adopt(
  executor: Executor,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<void> {
  if (orderIds.length === 0) return
  await executor
    .update(editRequests)
    .set({ customerId: userId })
    .where(and(isNull(editRequests.customerId), inArray(editRequests.orderId, [...orderIds])))
}
