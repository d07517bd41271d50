import { eq, sql } from 'drizzle-orm'
import { artworkToFollow, isInPrintOrPast } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'
import { announceItem } from './record-change.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

/**
 * What is on the floor no longer matches the order: the item is blocked, in addition to any other block. An item that
 * only waited for its artwork continues once that has arrived.
 */
export async function holdChanged(
  deps: Pick<ProductionDeps, 'clock' | 'realtime' | 'orders'>,
  transaction: Transaction,
  actor: Actor,
  itemId: string,
): Promise<void> {
  const [item] = await transaction
    .select()
    .from(productionItems)
    .where(eq(productionItems.orderItemId, itemId))
    .for('update')
  if (!item) return
  if (!isInPrintOrPast(item.route, item.place)) return takeArtwork(deps, transaction, actor, item)
  await transaction
    .update(productionItems)
    .set({
      designChangedAt: deps.clock.now(),
      blockedBy: nameOfActor(actor),
      version: sql`${productionItems.version} + 1`,
    })
    .where(eq(productionItems.orderItemId, itemId))
  await announceItem(deps, transaction, itemId)
}

async function takeArtwork(
  deps: Pick<ProductionDeps, 'realtime' | 'orders'>,
  transaction: Transaction,
  actor: Actor,
  { orderId, orderItemId, isArtworkToFollow }: ProductionItemRow,
): Promise<void> {
  if (!isArtworkToFollow) return
  const [order] = await deps.orders.forProduction(transaction, [orderId])
  if (order?.items.find(({ id }) => id === orderItemId)?.isArtworkToFollow !== false) return
  await transaction
    .update(productionItems)
    .set({ isArtworkToFollow: false, version: sql`${productionItems.version} + 1` })
    .where(eq(productionItems.orderItemId, orderItemId))
  await audit(transaction, actor, {
    action: 'production.unblock',
    subject: `order-item:${orderItemId}`,
    before: { reason: artworkToFollow },
    after: { reason: null },
  })
  await announceItem(deps, transaction, orderItemId)
}
