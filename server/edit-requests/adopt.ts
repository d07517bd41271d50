import { and, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { editRequests } from './tables.ts'

/** What a guest asked for goes along when an account takes the orders over. */
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
