import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { editRequests } from './tables.ts'

/**
 * Those of these items for which the customer has requested a change that is still unanswered. For the server itself.
 */
export async function askedOf(executor: Executor, orderItemIds: readonly string[]): Promise<Set<string>> {
  if (orderItemIds.length === 0) return new Set()
  // One parameter no matter how many ids there are.
  const isAmong = sql`${editRequests.orderItemId} = any(${sql.param([...orderItemIds])}::uuid[])`
  const rows = await executor
    .selectDistinct({ itemId: editRequests.orderItemId })
    .from(editRequests)
    .where(and(eq(editRequests.status, 'pending'), isAmong))
  return new Set(rows.map(({ itemId }) => itemId))
}
