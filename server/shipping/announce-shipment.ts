import type { Transaction } from '#server/kernel/database.ts'
import type { ShippingDeps } from './deps.ts'
import type { ShipmentRow } from './present.ts'

/** Tells staff, the customer and whoever looks at the order, when the transaction commits. */
export async function announceShipment(
  { realtime }: Pick<ShippingDeps, 'realtime'>,
  transaction: Transaction,
  { orderId, customerId }: { orderId: string; customerId: string | null },
): Promise<void> {
  const topics = ['staff', `order:${orderId}`, ...(customerId ? [`user:${customerId}`] : [])]
  for (const topic of topics)
    await realtime.announce(transaction, { topic, event: 'shipment.changed', id: orderId })
}

/** Tells other programs of a label that was made, or a parcel's number that was entered. */
export const tellCreated = (
  { emit }: Pick<ShippingDeps, 'emit'>,
  transaction: Transaction,
  { id, orderId, carrier, trackingNumber }: ShipmentRow,
): Promise<void> =>
  emit(transaction, 'shipment.created', { shipmentId: id, orderId, carrier, trackingNumber })
