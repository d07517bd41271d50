import { and, eq, ne } from 'drizzle-orm'
import { after, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { inKeyOrder, moveStock, type StockKey } from './move-stock.ts'
import { releaseRows } from './release-stock.ts'
import { stockReservations } from './tables.ts'

export type StockWish = StockKey & { position: number; quantity: number }

export type ReserveInput = {
  orderId: string
  visitorId: string
  lines: readonly StockWish[]
  /** Overrides the payment page's time. */
  until?: Date
}

/** Slightly longer than a payment page stays open, so that the end of the payment frees it first. */
const holdFor = hours(3)

/**
 * PREPARE: reserves stock for an order, each line with one conditional statement. A shopper who comes back from the
 * payment page and starts another checkout is not blocked by their own hold: what they held before is freed.
 *
 * False if something is not available: the caller must undo its transaction, since other lines may already be reserved.
 */
export async function reserveStock(
  { clock }: Pick<InventoryDeps, 'clock'>,
  transaction: Transaction,
  { orderId, visitorId, lines, until }: ReserveInput,
): Promise<boolean> {
  if (lines.length === 0) return true
  const now = clock.now()
  await releaseRows(
    transaction,
    and(eq(stockReservations.visitorId, visitorId), ne(stockReservations.orderId, orderId)),
    { at: now, note: 'The shopper started another checkout' },
  )
  for (const line of inKeyOrder(lines)) {
    const { listingId, size, color, quantity } = line
    const isHeld = await moveStock(transaction, {
      kind: 'reserve',
      at: now,
      actorName: 'Checkout',
      listingId,
      size,
      color,
      onHand: 0,
      reserved: quantity,
      orderId,
    })
    if (!isHeld) return false
    await transaction
      .insert(stockReservations)
      .values({ ...line, orderId, visitorId, expiresAt: until ?? after(now, holdFor), changedAt: now })
  }
  return true
}
