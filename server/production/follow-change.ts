import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { makingOf, type Place, type Process, passesMaking } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { admitOrder } from './admit-order.ts'
import { isFree } from './blocks.ts'
import type { ProductionDeps } from './deps.ts'
import { announceItem } from './record-change.ts'
import { productionItems } from './tables.ts'

/** How far along an item is: `made` once its making is complete, or ever was. */
export type Standing = {
  orderItemId: string
  ticket: string
  place: Place
  state: 'waits' | 'made' | 'packed'
}

/** For an order's items; locked if the caller's transaction changes them. */
export async function standingOf(
  executor: Executor,
  orderId: string,
  { isLocking = false } = {},
): Promise<Standing[]> {
  const rows = executor.select().from(productionItems).where(eq(productionItems.orderId, orderId))
  return (await (isLocking ? rows.for('update') : rows)).map(
    ({ orderItemId, ticket, place, route, run }) => ({
      ...{ orderItemId, ticket, place },
      state: stateOf({ place, route, run }),
    }),
  )
}

function stateOf({ place, route, run }: { place: Place; route: Process[]; run: number }): Standing['state'] {
  if (place === 'packed') return 'packed'
  const making = makingOf(route)
  const isMade = making !== null && passesMaking(route, making, place) === 1
  return isMade || run > 0 ? 'made' : 'waits'
}

export type FloorChange = {
  orderId: string
  /** Items whose number of copies changes; none of them is made yet. */
  changed: readonly { itemId: string; quantity: number }[]
  removed: readonly string[]
  /** For additional copies: what has to be paid first; null if they may proceed. */
  waits: { itemIds: readonly string[]; changeId: string; cents: number } | null
}

/**
 * Applies a change of an order, in its transaction: unmade items get more copies, fewer or none, and added ones enter
 * the floor.
 */
export async function followChange(
  deps: Pick<ProductionDeps, 'clock' | 'orders' | 'realtime'>,
  transaction: Transaction,
  actor: Actor,
  { orderId, changed, removed, waits }: FloorChange,
): Promise<void> {
  if (removed.length > 0)
    await transaction.delete(productionItems).where(inArray(productionItems.orderItemId, [...removed]))
  for (const { itemId, quantity } of changed)
    await transaction
      .update(productionItems)
      .set({ quantity, runCopies: quantity, version: sql`${productionItems.version} + 1` })
      .where(eq(productionItems.orderItemId, itemId))
  await admitOrder(deps, transaction, orderId)
  if (waits && waits.itemIds.length > 0)
    await transaction
      .update(productionItems)
      .set({
        waitsForChange: waits.changeId,
        waitsForCents: waits.cents,
        blockedBy: nameOfActor(actor),
        version: sql`${productionItems.version} + 1`,
      })
      .where(inArray(productionItems.orderItemId, [...waits.itemIds]))
  await announceItem(deps, transaction, orderId)
}

/**
 * The payment that items of the order waited for was made, or is no longer requested: they continue, unless something
 * else blocks them.
 */
export async function endWaiting(
  deps: Pick<ProductionDeps, 'realtime'>,
  transaction: Transaction,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<void> {
  await transaction
    .update(productionItems)
    .set({ waitsForChange: null, waitsForCents: null, version: sql`${productionItems.version} + 1` })
    .where(and(eq(productionItems.orderId, orderId), eq(productionItems.waitsForChange, changeId)))
  await announceItem(deps, transaction, orderId)
}

/**
 * Whether these are as they were seen, and stay so until the transaction ends: checked before their copies are
 * committed to a roll, so that no piece of a changed order is on it.
 */
export async function holdStill(
  transaction: Transaction,
  seen: readonly { itemId: string; run: number; copies: number }[],
): Promise<boolean> {
  const ids = seen.map(({ itemId }) => itemId)
  const rows = await transaction
    .select({
      itemId: productionItems.orderItemId,
      run: productionItems.run,
      copies: productionItems.runCopies,
    })
    .from(productionItems)
    .where(and(inArray(productionItems.orderItemId, ids), isFree, ne(productionItems.place, 'packed')))
    .for('share')
  return seen.every(({ itemId, run, copies }) =>
    rows.some((row) => row.itemId === itemId && row.run === run && row.copies === copies),
  )
}
