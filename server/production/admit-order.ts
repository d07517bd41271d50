import { routeOf, ticketOf } from '#domain/orders/production.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ItemToMake } from '#server/kernel/emit.ts'
import type { ProductionDeps } from './deps.ts'
import { productionItems } from './tables.ts'

/**
 * Called when the order is paid: each of its items enters the floor once, at the first place of its product's route.
 * The caller that changed the order notifies boards, and passes in its items if they are `known`.
 */
export async function admitOrder(
  deps: Pick<ProductionDeps, 'clock' | 'orders'>,
  transaction: Transaction,
  orderId: string,
  known?: readonly ItemToMake[],
): Promise<void> {
  const items = known ?? (await deps.orders.itemsToMake(transaction, orderId))
  if (items.length === 0) return
  const now = deps.clock.now()
  await transaction
    .insert(productionItems)
    .values(
      items.map(({ id, position, productType, quantity, isArtworkToFollow, orderNumber }) => {
        const route = [...routeOf(productType)]
        return {
          orderItemId: id,
          orderId,
          ticket: ticketOf(orderNumber, position),
          route,
          place: route[0] ?? 'pack',
          quantity,
          runCopies: quantity,
          movedAt: now,
          createdAt: now,
          ...(isArtworkToFollow ? { isArtworkToFollow, blockedBy: 'Draft order' } : {}),
        }
      }),
    )
    .onConflictDoNothing()
}
