import { z } from 'zod'
import { shipmentStatusSchema } from '#domain/shipping/shipment-status.ts'

const moment = z.string()

/** What is in a parcel; empty where nobody has said, and for those who know a tracking number alone. */
export const contentsShape = z.array(
  z.object({
    item: z.uuid(),
    title: z.string(),
    quantity: z.int(),
    /** Of which order it is: a parcel may hold several of one customer. */
    orderNumber: z.string(),
  }),
)

/** What a customer sees, who may be anybody that knows the number: no name, no street. */
export const trackedShape = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  /** Of all orders that are in the parcel; those who know the tracking number alone see one. */
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
