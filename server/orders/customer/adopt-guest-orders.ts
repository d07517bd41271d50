import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

/**
 * Orders that were made as a guest with this address become the account's. Call it only when the address is
 * confirmed: whoever merely types it in must not see them. An order that is somebody's already stays theirs.
 */
export async function adoptGuestOrders(
  executor: Executor,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const adopted = await executor
    .update(orders)
    .set({ customerId: userId })
    .where(
      and(
        isNull(orders.customerId),
        isNotNull(orders.placedAt),
        eq(sql`lower(${orders.contactEmail})`, email.trim().toLowerCase()),
      ),
    )
    .returning({ id: orders.id })
  return adopted.map(({ id }) => id)
}
