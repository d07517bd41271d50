import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { inKeyOrder, moveStock } from './move-stock.ts'
import type { StockWish } from './reserve-stock.ts'
import { stockReservations } from './tables.ts'
import { forgetLow, tellWhenLow } from './tell-when-low.ts'

/** `by` is signed: how many more pieces the order's line has now. */
export type LineChange = { position: number; by: number }

/**
 * Changes the lines of a paid order: extra pieces are taken from the shelf and dropped ones go back to it, in the
 * transaction of the change. Lines that hold no stock are skipped.
 *
 * False if something is not available: the caller must undo its transaction.
 */
export async function changeOrder(
  deps: InventoryDeps,
  transaction: Transaction,
  orderId: string,
  { actor, changed, added }: { actor: Actor; changed: LineChange[]; added: StockWish[] },
): Promise<boolean> {
  const at = deps.clock.now()
  const rows = await transaction
    .select()
    .from(stockReservations)
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'allocated')))
    .for('update')
  const moves = changed.flatMap(({ position, by }) => {
    const row = rows.find((one) => one.position === position)
    return row && by !== 0 ? [{ ...row, by: Math.max(by, row.putBack - row.quantity), isNew: false }] : []
  })
  const news = added.map((line) => ({ ...line, by: line.quantity, isNew: true }))
  for (const { position, listingId, size, color, by, isNew } of inKeyOrder([...moves, ...news])) {
    const key = { listingId, size, color }
    const isMoved = await moveStock(transaction, {
      kind: by > 0 ? 'allocate' : 'putBack',
      ...{ ...key, at, actorName: nameOfActor(actor), orderId },
      onHand: -by,
      reserved: 0,
      note: 'The order was changed',
    })
    if (!isMoved) return false
    if (isNew)
      await transaction.insert(stockReservations).values({
        ...{ ...key, orderId, position, quantity: by },
        ...{ state: 'allocated', expiresAt: at, changedAt: at },
      })
    else
      await transaction
        .update(stockReservations)
        .set(
          by > 0
            ? { quantity: sql`${stockReservations.quantity} + ${by}`, changedAt: at }
            : { putBack: sql`${stockReservations.putBack} - ${by}::integer`, changedAt: at },
        )
        .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.position, position)))
    await (by > 0 ? tellWhenLow(deps, transaction, key) : forgetLow(deps, transaction, key))
  }
  return true
}
