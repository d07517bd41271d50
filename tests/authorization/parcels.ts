import { defaultPackage } from '#domain/shipping/parcel.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import type { Callers } from './callers.ts'

/** The customer's order in a parcel with a label, and more orders of theirs that wait for one. */
export async function furnishParcels(
  shop: TestShop,
  { customer, admin }: Callers,
  contact: { fullName: string; email: string; phone: string },
) {
  const freshToShip = async (): Promise<string> =>
    (await orderToShip(shop, customer.actor, { checkout: { contact } })).orderId
  const shippedOrderId = await freshToShip()
  const made = await shop.shipping.createLabels(admin.actor, {
    orderId: shippedOrderId,
    toAddress: austin,
    packages: [defaultPackage],
    carrier: 'Gangway Delivery',
    serviceLevel: 'Ground',
  })
  const [shipment] = made.ok ? made.shipments : []
  return {
    freshToShip,
    shippedOrderId,
    shipmentId: shipment?.id ?? '',
    trackingNumber: shipment?.trackingNumber ?? '',
  }
}
