import type { OrderStatus } from '#domain/orders/order-status.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** What the demo's staff do before an order gets its next status: a label for the parcel, or a spot on the shelf. */
export async function shipDemoOrder(
  { shipping, orders, operations }: Pick<Shop, 'shipping' | 'orders' | 'operations'>,
  staff: Actor,
  orderId: string,
  status: OrderStatus,
): Promise<void> {
  if (status === 'ready_for_pickup') {
    const told = await shipping.sendPickupReady(staff, orderId)
    if (!told.ok) throw new Error(`A demo order was not put on the shelf: ${told.message}`)
  }
  if (status !== 'shipped') return
  const order = await orders.forShipping(orderId)
  if (!order) throw new Error(`The demo order ${orderId} is not there`)
  const made = await shipping.createLabels(staff, {
    orderId,
    toAddress: labelAddressSchema.parse(order.shippingAddress),
    packages: [{ ...defaultPackage, weight: 2 }],
    serviceLevel: 'Ground',
  })
  if (!made.ok) throw new Error(`A demo label was not made: ${made.message}`)
  const [shipment] = made.shipments
  if (shipment?.trackingNumber)
    await operations.ask('packing.scan', staff, { code: shipment.trackingNumber, order: orderId })
}
