import { z } from 'zod'

/**
 * Where a shipment stands. docs/spec-map.md B4 (label_purchased, shipped, in_transit, delivered) and
 * docs/spec-map.md S4 (transit, exception, returned); `out_for_delivery` is ours.
 */
export const shipmentStatuses = [
  'label_purchased',
  'shipped',
  'in_transit',
  'transit',
  'out_for_delivery',
  'delivered',
  'exception',
  'returned',
] as const

export const shipmentStatusSchema = z.enum(shipmentStatuses)
export type ShipmentStatus = z.infer<typeof shipmentStatusSchema>

/** What people read. */
export const shipmentStatusNames: Record<ShipmentStatus, string> = {
  label_purchased: 'Label made',
  shipped: 'Shipped',
  in_transit: 'On its way',
  transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  exception: 'Held up',
  returned: 'Returned',
}

/** Nothing more happens to these. */
export const isFinalShipmentStatus = (status: string | null): boolean =>
  status === 'delivered' || status === 'returned'

/** The way of a parcel as four steps; how far a status has come, counted from 1, 0 for one that is nowhere. */
export const shipmentSteps = ['Label made', 'On its way', 'Out for delivery', 'Delivered'] as const

const stepOf: Record<ShipmentStatus, number> = {
  label_purchased: 1,
  shipped: 2,
  in_transit: 2,
  transit: 2,
  out_for_delivery: 3,
  delivered: 4,
  exception: 2,
  returned: 2,
}

export function stepsReached(status: string | null): number {
  if (status === null) return 0
  return Object.hasOwn(stepOf, status) ? stepOf[status as ShipmentStatus] : stepOf.label_purchased
}
