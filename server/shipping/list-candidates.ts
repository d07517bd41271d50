import { and, eq, inArray } from 'drizzle-orm'
import { isCompleteAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { liveStates } from './create-labels.ts'
import type { ShippingDeps } from './deps.ts'
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
}

/** Orders to be shipped that have no label and may get one, oldest first. Staff only. */
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
  return orders.filter(({ id }) => !done.has(id)).map(toCandidate)
}

function toCandidate(order: ShippableOrder): LabelCandidate {
  const address = labelAddressSchema.parse(order.shippingAddress)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    destination: [address.city, address.state].filter(Boolean).join(', '),
    isAddressComplete: isCompleteAddress(address),
  }
}
