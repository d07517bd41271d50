import type { Transaction } from '#server/kernel/database.ts'
import type { ShippingDeps } from './deps.ts'
import { ordersOf } from './joined/of-orders.ts'
import type { ShipmentRow } from './present.ts'

type Deps = Pick<ShippingDeps, 'realtime'>

/** Notifies staff, the customer and everyone viewing the order when the transaction commits. */
export async function announceOrder(
  { realtime }: Deps,
  transaction: Transaction,
  order: { orderId: string; customerId: string | null },
): Promise<void> {
  await realtime.announceOfOrder(transaction, order, { event: 'shipment.changed', id: order.orderId })
}

/** The same for each order in the shipment. */
export async function announceShipment(
  deps: Deps,
  transaction: Transaction,
  { id, orderId, customerId }: Pick<ShipmentRow, 'id' | 'orderId' | 'customerId'>,
): Promise<void> {
  for (const order of await ordersOf(transaction, { id, orderId }))
    await announceOrder(deps, transaction, { orderId: order, customerId })
}

/** Notifies other programs of a label that was created, or a tracking number that was entered. */
export async function tellCreated(
  { emit }: Pick<ShippingDeps, 'emit'>,
  transaction: Transaction,
  { id, orderId, carrier, trackingNumber }: ShipmentRow,
): Promise<void> {
  const orderIds = await ordersOf(transaction, { id, orderId })
  await emit(transaction, 'shipment.created', { shipmentId: id, orderId, orderIds, carrier, trackingNumber })
}
