import { type Suggestion, suggestParcel } from '#domain/shipping/packing.ts'
import type { ShippingDeps } from './deps.ts'

/** Of each of these orders the parcel that what was ordered fits into, and its weight. */
export async function suggestParcels(
  { orders, readSettings }: Pick<ShippingDeps, 'orders' | 'readSettings'>,
  orderIds: readonly string[],
): Promise<Map<string, Suggestion>> {
  const { packing } = await readSettings()
  const packed = await orders.packedOf(orderIds)
  return new Map([...packed].map(([orderId, goods]) => [orderId, suggestParcel(goods, packing)]))
}
