import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

/**
 * Transfers orders placed as a guest with this address to the account. Call this only once the address is confirmed:
 * someone who merely types it in must not see them. An order that already belongs to an account stays there.
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
