import { isOnTheWay } from '#domain/orders/due-date.ts'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'
import { itemGone } from './operations/production-shapes.ts'
import { refusesWork } from './policy.ts'
import { isLeftOver } from './read-board.ts'
import type { ProductionItemRow } from './tables.ts'

/** Why the board doesn't show an item, given the state of its order; null if it does. */
export async function whyOffBoard(
  { orders }: Pick<ProductionDeps, 'orders'>,
  executor: Executor,
  item: ProductionItemRow,
): Promise<string | null> {
  const [order] = await orders.statesOfOrders(executor, [item.orderId])
  if (!order) return itemGone
  const refusal = refusesWork(order)
  if (refusal || isOnTheWay(order.status) || isLeftOver(order, item)) return refusal
  return `${order.orderNumber} is ${orderStatusNames[order.status].toLowerCase()}, and this item is packed.`
}
