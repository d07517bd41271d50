import { z } from 'zod'
import { orderStatusSchema, paymentStatusSchema } from '#domain/orders/order-status-input.ts'
import { deliveryShape } from '#domain/shipping/delivery-settings.ts'

export const orderGone = 'There is no such order.'
export const orderId = z.uuid(orderGone)

/** For examples in the reference. */
export const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'

const item = z.object({
  id: z.uuid(),
  position: z.int(),
  name: z.string(),
  productType: z.string(),
  /** The chosen options, apart from its name. */
  options: z.array(z.string()),
  quantity: z.int(),
  /** It is paid, but neither made nor shipped. */
  isFee: z.boolean(),
  unitPriceCents: z.int(),
  setupFeeCents: z.int(),
  designId: z.string().nullable(),
  imageUrl: z.string().nullable(),
})

/** An order as lists show it; money in cents of `currency`. */
export const orderSummaryShape = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  status: orderStatusSchema,
  paymentStatus: paymentStatusSchema,
  ...deliveryShape,
  placedAt: z.date(),
  /** When it must leave the shop; null until it is paid. */
  dueAt: z.date().nullable(),
  /** The day its parcel should arrive. */
  arrivesOn: z.string().nullable(),
  subtotalCents: z.int(),
  discountCents: z.int(),
  discountName: z.string().nullable(),
  discountCode: z.string().nullable(),
  /** What the discount took off what, in words, as shown to the customer. */
  discountTerms: z.string().nullable(),
  shippingCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** The part of the total that a change left to be paid; negative if the customer is owed money. */
  openCents: z.int(),
  currency: z.string(),
  /** Null for guests. */
  customerId: z.uuid().nullable(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  items: z.array(item),
})

/** The same with all details. */
export const orderShape = orderSummaryShape.extend({
  notes: z.string(),
  shippingAddress: z.object({
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  version: z.int(),
})
