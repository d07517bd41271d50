import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import type { InventoryDeps } from './deps.ts'
import { moveStock } from './move-stock.ts'
import { type ReservationState, stockReservations } from './tables.ts'
import { forgetLow, tellWhenLow } from './tell-when-low.ts'

type Row = typeof stockReservations.$inferSelect
export type Shortage = Pick<Row, 'size' | 'color' | 'quantity' | 'position'>

/** Whether the order has ever held goods. */
export const hasHeldGoods = (orderId: string) =>
  sql<boolean>`exists (select from ${stockReservations} where ${stockReservations.orderId} = ${orderId})`

/**
 * SETTLE: a paid or unverified order takes what it holds; an unpaid one gives it back. A payment that arrives after the
 * reservation has expired takes whatever is still available.
 *
 * @returns what was not available: the order stands anyway, and staff must be told.
 */
export async function followPayment(
  deps: InventoryDeps,
  transaction: Transaction,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): Promise<Shortage[]> {
  const rows = await transaction
    .select()
    .from(stockReservations)
    .where(eq(stockReservations.orderId, orderId))
    .orderBy(asc(stockReservations.listingId), asc(stockReservations.size), asc(stockReservations.color))
    .for('update')
  const shortages: Shortage[] = []
  for (const row of rows) {
    const state =
      outcome === 'unpaid' ? await free(deps, transaction, row) : await take(deps, transaction, row)
    if (state === row.state) continue
    if (state === 'short') shortages.push(row)
    await transaction
      .update(stockReservations)
      .set({ state, changedAt: deps.clock.now() })
      .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.position, row.position)))
  }
  return shortages
}

async function take(deps: InventoryDeps, transaction: Transaction, row: Row): Promise<ReservationState> {
  if (row.state === 'allocated' || row.state === 'short') return row.state
  const held = row.state === 'reserved' ? row.quantity : 0
  const isTaken = await moveStock(transaction, {
    ...common(deps, row),
    kind: 'allocate',
    onHand: -row.quantity,
    reserved: -held,
    note: held === 0 ? 'Paid after the reservation had expired' : '',
  })
  if (!isTaken) return 'short'
  await tellWhenLow(deps, transaction, row)
  return 'allocated'
}

async function free(deps: InventoryDeps, transaction: Transaction, row: Row): Promise<ReservationState> {
  if (row.state === 'released' || row.state === 'short') return 'released'
  const wasHeld = row.state === 'reserved'
  // Goods returned with a refund are already on the shelf.
  const taken = row.quantity - row.putBack
  await moveStock(transaction, {
    ...common(deps, row),
    kind: 'release',
    onHand: wasHeld ? 0 : taken,
    reserved: wasHeld ? -row.quantity : 0,
    note: 'Not paid',
  })
  if (!wasHeld) await forgetLow(deps, transaction, row)
  return 'released'
}

const common = ({ clock }: InventoryDeps, { listingId, size, color, orderId }: Row) => ({
  at: clock.now(),
  actorName: 'Payments',
  listingId,
  size,
  color,
  orderId,
})
