import { z } from 'zod'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { placeSchema } from '#domain/orders/production.ts'
import { shipmentStatusSchema } from '#domain/shipping/shipment-status.ts'
import { joinsShape } from './joins-shape.ts'
import { contentsShape } from './tracked-shape.ts'

/** A pickup shelf entry. */
export const pickupShape = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  shelf: z.string(),
  code: z.string(),
  readyAt: z.string(),
  pickedUpAt: z.string().nullable(),
  handedOutBy: z.string().nullable(),
})

const inBox = {
  contents: z.array(z.string()),
  /** The same item by item: picture, chosen options, and place on the board. */
  items: z.array(
    z.object({
      itemId: z.uuid(),
      ticket: z.string(),
      name: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      /** How many of them are in no labeled parcel yet. */
      toShip: z.int(),
      imageUrl: z.string().nullable(),
      place: placeSchema,
      /** The board is kept up to date, so it can be trusted. */
      isTracked: z.boolean(),
    }),
  ),
  /** Items that haven't reached this table yet, if the board is kept up to date. */
  unmade: z.array(
    z.object({
      orderId: z.uuid(),
      ticket: z.string(),
      title: z.string(),
      copies: z.int(),
      place: placeSchema,
      isTracked: z.boolean(),
    }),
  ),
}

const packedOrderShape = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  customerName: z.string(),
  /** No label needed. */
  isPickup: z.boolean(),
  status: orderStatusSchema,
  /** For a pickup: its shelf; null until it was put there. */
  shelf: z.string().nullable(),
  /** Orders that share a parcel with it; their items go into the box, too. */
  together: joinsShape.shape.together,
  /** Those of them that have no label yet, and others that could share it. */
  joins: joinsShape,
  ...inBox,
  shipments: z.array(
    z.object({
      id: z.uuid(),
      trackingNumber: z.string().nullable(),
      purchase: z.string(),
      status: shipmentStatusSchema.nullable(),
      contents: contentsShape,
      parcel: z.object({
        position: z.int(),
        packedAt: z.string().nullable(),
        packedBy: z.string().nullable(),
      }),
    }),
  ),
})

export const packingShape = z.discriminatedUnion('kind', [
  /** An order's ticket or label: the order to pack. */
  z.object({ kind: z.literal('order'), order: packedOrderShape }),
  /** The label belongs to the order on the table, and its parcel is now packed. */
  z.object({ kind: z.literal('packed'), order: packedOrderShape, trackingNumber: z.string() }),
  /** The ticket of an item in the order on the table: it is now in the box. */
  z.object({ kind: z.literal('ticked'), order: packedOrderShape, ticket: z.string() }),
  z.object({ kind: z.literal('pickup'), pickup: pickupShape, ...inBox }),
])

export type PickupView = z.output<typeof pickupShape>
export type PackedOrder = z.output<typeof packedOrderShape>
export type PickupOnTable = Extract<z.output<typeof packingShape>, { kind: 'pickup' }>
