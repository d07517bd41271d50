import { artworkToFollow, routeOf, ticketOf } from '#domain/orders/production.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'
import { announceItem } from './record-change.ts'
import { productionItems } from './tables.ts'

/** The order is paid: each of its items comes onto the floor, at the first place of its product's route, once. */
export async function admitOrder(
  deps: Pick<ProductionDeps, 'clock' | 'orders' | 'realtime'>,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const [order] = await deps.orders.forProduction(transaction, [orderId])
  if (!order || order.items.length === 0) return
  const now = deps.clock.now()
  await transaction
    .insert(productionItems)
    .values(
      order.items.map(({ id, position, productType, quantity, isArtworkToFollow }) => {
        const route = [...routeOf(productType)]
        return {
          orderItemId: id,
          orderId,
          ticket: ticketOf(order.orderNumber, position),
          route,
          place: route[0] ?? 'pack',
          quantity,
          runCopies: quantity,
          movedAt: now,
          createdAt: now,
          ...(isArtworkToFollow ? { blockedReason: artworkToFollow, blockedBy: 'Draft order' } : {}),
        }
      }),
    )
    .onConflictDoNothing()
  await announceItem(deps, transaction, orderId)
}
