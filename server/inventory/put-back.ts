import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { moveStock } from './move-stock.ts'
import { stockReservations, stockReturns } from './tables.ts'
import { forgetLow } from './tell-when-low.ts'

/** `position` is the order item's; lines of products without stock are skipped. */
export type PutBackLine = { position: number; quantity: number }

/**
 * Puts goods of a refund back on the shelf, never more than the order took. `returnKey` identifies the refund: the same
 * one puts goods back only once, however often this is called. `'all'` puts back whatever has not come back yet.
 */
export async function putBack(
  deps: InventoryDeps,
  transaction: Transaction,
  orderId: string,
  lines: readonly PutBackLine[] | 'all',
  returnKey: string,
): Promise<void> {
  const at = deps.clock.now()
  const [isFirst] = await transaction
    .insert(stockReturns)
    .values({ orderId, returnKey, at })
    .onConflictDoNothing()
    .returning({ orderId: stockReturns.orderId })
  if (!isFirst) return
  const rows = await transaction
    .select()
    .from(stockReservations)
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'allocated')))
    .orderBy(asc(stockReservations.listingId), asc(stockReservations.size), asc(stockReservations.color))
    .for('update')
  for (const row of rows) {
    const wanted = lines === 'all' ? row.quantity : wantedOf(lines, row.position)
    const quantity = Math.min(wanted, row.quantity - row.putBack)
    if (quantity <= 0) continue
    await transaction
      .update(stockReservations)
      .set({ putBack: sql`${stockReservations.putBack} + ${quantity}`, changedAt: at })
      .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.position, row.position)))
    await moveStock(transaction, {
      kind: 'putBack',
      at,
      actorName: 'Refunds',
      listingId: row.listingId,
      size: row.size,
      color: row.color,
      onHand: quantity,
      reserved: 0,
      orderId,
      note: returnKey,
    })
    await forgetLow(deps, transaction, row)
  }
}

const wantedOf = (lines: readonly PutBackLine[], position: number): number =>
  lines.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
