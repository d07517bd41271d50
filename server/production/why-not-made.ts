import { orderHold } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'

type Held = { orderItemId: string; orderId: string }

const words = {
  cancelled: 'Its order is cancelled.',
  refunded: 'Its order is refunded.',
  unpaid: 'The payment for its order is not confirmed.',
  asked: 'The customer has asked for a change and is waiting for an answer.',
}

/**
 * Why each of these items may not be made now, by item id; items that may be made are left out. Internal to the server.
 */
export async function whyNotMade(
  { orders, editRequests }: Pick<ProductionDeps, 'orders' | 'editRequests'>,
  executor: Executor,
  items: readonly Held[],
): Promise<Map<string, string>> {
  const states = await orders.statesOfOrders(
    executor,
    items.map(({ orderId }) => orderId),
  )
  const holds = new Map(states.map((order) => [order.id, orderHold(order)]))
  const asked = await editRequests.askedOf(
    executor,
    items.map(({ orderItemId }) => orderItemId),
  )
  return new Map(
    items.flatMap(({ orderItemId, orderId }): [string, string][] => {
      const why = holds.get(orderId) ?? (asked.has(orderItemId) ? 'asked' : null)
      return why ? [[orderItemId, words[why]]] : []
    }),
  )
}
