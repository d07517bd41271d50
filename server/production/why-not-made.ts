import { orderHold } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'

type Held = { orderItemId: string; orderId: string }

const words = {
  cancelled: 'Its order is cancelled.',
  refunded: 'Its order is refunded.',
  unpaid: 'The payment of its order is not certain.',
  asked: 'The customer has asked for a change, and waits for an answer.',
}

/** Why none of these items may be made now, by the item's id; what may be is left out. For the server itself. */
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
