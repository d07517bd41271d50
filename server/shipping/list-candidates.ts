import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import { isCompleteAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import { type Suggestion, suggestParcel } from '#domain/shipping/packing.ts'
import { contentWords, copiesIn } from '#domain/shipping/parcel-contents.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { leftAmong } from './contents.ts'
import type { ShippingDeps } from './deps.ts'

/** An order of the batch page. */
export type LabelCandidate = {
  orderId: string
  orderNumber: string
  customerName: string
  placedAt: string
  status: string
  destination: string
  isAddressComplete: boolean
  /** When it must have left; null while nobody knows. */
  dueAt: string | null
  speed: DeliverySpeed
  /** What is left to ship where a part has its label already: "2 × Gildan Heavy Cotton, M, Navy". */
  rest: string[]
  /** The parcel that what is left fits into, and its weight. */
  suggestion: Suggestion | null
}

/** Orders of which something is left to ship and may be, as they are packed: rush first, then by due day. Staff only. */
export async function listCandidates(deps: ShippingDeps, actor: Actor): Promise<LabelCandidate[]> {
  const orders = await deps.orders.listForLabels(actor)
  const ids = orders.map(({ id }) => id)
  const ordered = await deps.orders.goodsOf(deps.database.orm, ids)
  const left = await leftAmong(deps.database.orm, ordered)
  const { packing } = await deps.readSettings()
  return orders.toSorted(asPacked).flatMap((order) => {
    const goods = left.get(order.id) ?? []
    if (goods.length === 0) return []
    const isPart = copiesIn(goods) < copiesIn(ordered.get(order.id) ?? [])
    return [toCandidate(order, isPart ? contentWords(goods) : [], suggestParcel(goods, packing))]
  })
}

const asPacked = (one: ShippableOrder, other: ShippableOrder): number =>
  Number(other.deliverySpeed === 'rush') - Number(one.deliverySpeed === 'rush') ||
  (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity) ||
  0

function toCandidate(order: ShippableOrder, rest: string[], suggestion: Suggestion | null): LabelCandidate {
  const address = labelAddressSchema.parse(order.shippingAddress)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    destination: [address.city, address.state].filter(Boolean).join(', '),
    isAddressComplete: isCompleteAddress(address),
    dueAt: order.dueAt?.toISOString() ?? null,
    speed: order.deliverySpeed,
    rest,
    suggestion,
  }
}
