import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { announceOrder } from '../announce-shipment.ts'
import type { ShippingDeps } from '../deps.ts'

/** Records in each order's history that they now share a parcel, or that one of them was taken out of it. */
export async function recordJoin(
  deps: Pick<ShippingDeps, 'orders' | 'realtime'>,
  transaction: Transaction,
  actor: Actor,
  orders: readonly ShippableOrder[],
  out: ShippableOrder | null,
): Promise<void> {
  for (const order of orders) {
    const others = orders
      .filter((one) => one !== order && (out === null || one === out || order === out))
      .map(({ orderNumber }) => orderNumber)
      .sort()
    const to = `${out ? 'no longer joined' : 'joined'} with ${others.join(', ')}`
    await deps.orders.recordEvent(transaction, { orderId: order.id, actor, kind: 'parcel', from: null, to })
    await audit(transaction, actor, {
      action: out ? 'shipping.take_out_order' : 'shipping.join_orders',
      subject: `order:${order.id}`,
      after: { orders: others },
    })
    await announceOrder(deps, transaction, { orderId: order.id, customerId: null })
  }
}
