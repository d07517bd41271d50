import { and, eq, inArray } from 'drizzle-orm'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import { isCompleteAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import type { Suggestion } from '#domain/shipping/packing.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { liveStates } from './create-labels.ts'
import type { ShippingDeps } from './deps.ts'
import { suggestParcels } from './suggest-parcels.ts'
import { shipments } from './tables.ts'

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
  /** The parcel that what was ordered fits into, and its weight. */
  suggestion: Suggestion | null
}

/** Orders to be shipped that have no label and may get one, as they are packed: rush first, then by due day. Staff only. */
export async function listCandidates(deps: ShippingDeps, actor: Actor): Promise<LabelCandidate[]> {
  const orders = await deps.orders.listForLabels(actor)
  if (orders.length === 0) return []
  const labelled = await deps.database.orm
    .selectDistinct({ orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        inArray(
          shipments.orderId,
          orders.map(({ id }) => id),
        ),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, liveStates),
      ),
    )
  const done = new Set(labelled.map(({ orderId }) => orderId))
  const open = orders.filter(({ id }) => !done.has(id)).toSorted(asPacked)
  const suggestions = await suggestParcels(
    deps,
    open.map(({ id }) => id),
  )
  return open.map((order) => toCandidate(order, suggestions.get(order.id) ?? null))
}

const asPacked = (one: ShippableOrder, other: ShippableOrder): number =>
  Number(other.deliverySpeed === 'rush') - Number(one.deliverySpeed === 'rush') ||
  (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity) ||
  0

function toCandidate(order: ShippableOrder, suggestion: Suggestion | null): LabelCandidate {
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
    suggestion,
  }
}
