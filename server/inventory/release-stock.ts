import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { inKeyOrder, moveStock } from './move-stock.ts'
import { stockReservations } from './tables.ts'

/** Frees the reservations in matching rows, each row once, whoever else frees or takes it concurrently. */
export async function releaseRows(
  executor: Executor,
  which: SQL | undefined,
  { at, note }: { at: Date; note: string },
): Promise<number> {
  const freed = await executor
    .update(stockReservations)
    .set({ state: 'released', changedAt: at })
    .where(and(eq(stockReservations.state, 'reserved'), which))
    .returning()
  for (const { listingId, size, color, quantity, orderId } of inKeyOrder(freed)) {
    await moveStock(executor, {
      kind: 'release',
      at,
      actorName: 'Checkout',
      listingId,
      size,
      color,
      onHand: 0,
      reserved: -quantity,
      orderId,
      note,
    })
  }
  return freed.length
}

/** Frees what abandoned payments still hold; a payment that arrives later takes it again if it is still available. */
export async function releaseExpired({
  database,
  clock,
}: Pick<InventoryDeps, 'database' | 'clock'>): Promise<number> {
  const at = clock.now()
  return database.transaction((transaction) =>
    releaseRows(transaction, lte(stockReservations.expiresAt, at), { at, note: 'The time to pay ran out' }),
  )
}
