import { z } from 'zod'
import { orderStatusSchema, paymentStatusSchema } from '#domain/orders/order-status-input.ts'
import { deliveryShape } from '#domain/shipping/delivery-settings.ts'

export const orderGone = 'There is no such order.'
export const orderId = z.uuid(orderGone)

/** For examples of the reference. */
export const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'

const item = z.object({
  id: z.uuid(),
  position: z.int(),
  name: z.string(),
  productType: z.string(),
  /** What was chosen of it besides its name. */
  options: z.array(z.string()),
  quantity: z.int(),
  /** It is paid, and neither made nor shipped. */
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
  /** When it must have left the shop; null while it is not paid. */
  dueAt: z.date().nullable(),
  /** The day on which its parcel should be there. */
  arrivesOn: z.string().nullable(),
  subtotalCents: z.int(),
  discountCents: z.int(),
  discountName: z.string().nullable(),
  discountCode: z.string().nullable(),
  /** What it took off what, in words, as its customer read it. */
  discountTerms: z.string().nullable(),
  shippingCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** Of it, what a change left to be paid; below 0 what the customer is owed. */
  openCents: z.int(),
  currency: z.string(),
  /** Null for guests. */
  customerId: z.uuid().nullable(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  items: z.array(item),
})

/** The same in full. */
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
