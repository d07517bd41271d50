import { z } from 'zod'

/**
 * The status of a shipment. docs/spec-map.md B4 (label_purchased, shipped, in_transit, delivered) and docs/spec-map.md
 * S4 (transit, exception, returned); `out_for_delivery` is ours.
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

/** The names shown to people. */
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

/** Statuses after which nothing more happens. */
export const isFinalShipmentStatus = (status: string | null): boolean =>
  status === 'delivered' || status === 'returned'

/** A parcel's journey in four steps; the step that a status has reached, counted from 1, 0 if none. */
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
