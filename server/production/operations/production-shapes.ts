import { z } from 'zod'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { placeSchema, processSchema } from '#domain/orders/production.ts'
import { deliveryMethods } from '#domain/orders/totals.ts'
import { deliverySpeeds } from '#domain/shipping/delivery-speed.ts'

export const itemGone = 'There is no such item on the floor.'
export const itemId = z.uuid(itemGone)

/** For examples in the reference. */
export const anyItem = '8a4c2f6e-0000-4000-8000-000000000000'

/** An order whose items are now all packed: it can be labeled, or shelved for pickup. */
const packedOrderShape = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  delivery: z.enum(deliveryMethods),
  contactEmail: z.string(),
})

export const movedShape = z.object({
  ok: z.literal(true),
  itemId: z.uuid(),
  ticket: z.string(),
  from: placeSchema,
  to: placeSchema,
  packed: packedOrderShape.nullable(),
})

export const moveResultShape = z.discriminatedUnion('ok', [
  movedShape,
  z.object({
    ok: z.literal(false),
    itemId: z.uuid(),
    reason: z.enum(['not_found', 'off_floor', 'not_on_route', 'moved_meanwhile', 'blocked']),
    message: z.string(),
  }),
])

export const namedShape = z.object({ id: z.uuid(), name: z.string() })

/** An item on the board. */
export const boardCardShape = z.object({
  itemId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: orderStatusSchema,
  customerName: z.string(),
  company: z.string(),
  contactEmail: z.string(),
  delivery: z.enum(deliveryMethods),
  speed: z.enum(deliverySpeeds),
  notes: z.string(),
  ticket: z.string(),
  name: z.string(),
  productType: z.string(),
  options: z.array(z.string()),
  imageUrl: z.string().nullable(),
  /** The customer's name for the design, and the files it was made from. */
  artworks: z.array(z.string()),
  /** Artwork that prints below the shop's limit, and what the customer said about it. */
  softPrints: z.array(z.string()),
  quantity: z.int(),
  /** Copies being made now; fewer than `quantity` for a reprint. */
  copies: z.int(),
  /** How often it was made before: 0 the first time. */
  run: z.int(),
  isReprint: z.boolean(),
  route: z.array(processSchema),
  place: placeSchema,
  blocked: z.object({ reason: z.string(), by: z.string() }).nullable(),
  /** Its design was replaced after this one was printed or queued for printing; someone must decide what happens. */
  designChangedAt: z.date().nullable(),
  /** The customer has requested a change that no one has answered yet: unmade items wait for the answer. */
  isChangeAsked: z.boolean(),
  dueAt: z.date().nullable(),
  /** Which staff member makes it, and on which printer. */
  assignee: namedShape.nullable(),
  printer: namedShape.nullable(),
  movedAt: z.date(),
  movedBy: z.string(),
  /** Every item of its order is packed, and none is in question. */
  isOrderPacked: z.boolean(),
})
