import { z } from 'zod'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { placeSchema } from '#domain/orders/production.ts'
import { shipmentStatusSchema } from '#domain/shipping/shipment-status.ts'
import { joinsShape } from './joins-shape.ts'
import { contentsShape } from './tracked-shape.ts'

/** Of the pickup shelf. */
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
  /** The same item by item: what it looks like, what was chosen of it, and where it stands on the board. */
  items: z.array(
    z.object({
      itemId: z.uuid(),
      ticket: z.string(),
      name: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      /** Of them what is in no parcel with a label yet. */
      toShip: z.int(),
      imageUrl: z.string().nullable(),
      place: placeSchema,
      /** The board is kept, so that its word counts. */
      isTracked: z.boolean(),
    }),
  ),
  /** What has not come as far as this table, where the board is kept. */
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
  /** It needs no label. */
  isPickup: z.boolean(),
  status: orderStatusSchema,
  /** Of a pickup: where it lies; null until it was put there. */
  shelf: z.string().nullable(),
  /** Orders that share a parcel with it; their items belong into the box, too. */
  together: joinsShape.shape.together,
  /** Of these, that which has no label yet, and what could share it, too. */
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
  /** An order's ticket or label: what is to be packed. */
  z.object({ kind: z.literal('order'), order: packedOrderShape }),
  /** The label belongs to the order on the table, and its parcel is packed now. */
  z.object({ kind: z.literal('packed'), order: packedOrderShape, trackingNumber: z.string() }),
  /** The ticket of an item of the order on the table: it lies in the box now. */
  z.object({ kind: z.literal('ticked'), order: packedOrderShape, ticket: z.string() }),
  z.object({ kind: z.literal('pickup'), pickup: pickupShape, ...inBox }),
])

export type PickupView = z.output<typeof pickupShape>
export type PackedOrder = z.output<typeof packedOrderShape>
export type PickupOnTable = Extract<z.output<typeof packingShape>, { kind: 'pickup' }>
