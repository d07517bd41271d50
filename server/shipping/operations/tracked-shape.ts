import { z } from 'zod'
import { shipmentStatusSchema } from '#domain/shipping/shipment-status.ts'

const moment = z.string()

/** A parcel's contents; empty if no one has said, and for those who know only a tracking number. */
export const contentsShape = z.array(
  z.object({
    item: z.uuid(),
    title: z.string(),
    quantity: z.int(),
    /** The order it belongs to: a parcel may hold several orders of one customer. */
    orderNumber: z.string(),
  }),
)

/** What a customer sees, who may be anyone who knows the number: no name, no street. */
export const trackedShape = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  /** For all orders in the parcel; those who know only the tracking number see one. */
  orderNumbers: z.array(z.string()),
  status: shipmentStatusSchema.nullable(),
  trackingNumber: z.string().nullable(),
  carrier: z.string(),
  serviceLevel: z.string(),
  trackingUrl: z.string().nullable(),
  eta: moment.nullable(),
  createdAt: moment,
  shippedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  contents: contentsShape,
  /** Latest first. */
  events: z.array(
    z.object({
      at: moment,
      status: shipmentStatusSchema.nullable(),
      details: z.string(),
      location: z.object({ city: z.string(), state: z.string(), country: z.string() }).nullable(),
    }),
  ),
})

export type TrackedShipment = z.output<typeof trackedShape>
export type ShipmentEventView = TrackedShipment['events'][number]
