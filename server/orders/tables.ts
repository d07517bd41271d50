import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderDesignData } from '#domain/order-design.ts'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import type { DeliveryMethod, Quote } from '#domain/quote.ts'
import { moment } from '#server/kernel/tables.ts'

/** An order that nobody sees yet: its payment has not been settled. */
export type StoredOrderStatus = OrderStatus | 'awaiting_payment'

/** Specification, storefront section 3: Shipping address. */
export type ShippingAddress = {
  name: string
  /** Given with a label only. */
  company?: string
  email: string
  phone: string
  street1: string
  street2: string
  city: string
  state: string
  zip: string
  country: string
  deliveryMethod: DeliveryMethod
}

/** Order numbers are taken in SETTLE, so that payments which are never finished leave no gaps. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 })

/** Specification, storefront section 3: Order. All money is whole cents; what is copied here never changes. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderNumber: text('order_number'),
    customerId: uuid('customer_id'),
    visitorId: uuid('visitor_id'),
    status: text('status').$type<StoredOrderStatus>().notNull().default('awaiting_payment'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('awaiting'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull().default(''),
    deliveryMethod: text('delivery_method').$type<DeliveryMethod>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    notes: text('notes').notNull().default(''),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    /** Of the discount, what is taken off shipping; the rest is on the items. */
    shippingDiscountCents: integer('shipping_discount_cents').notNull().default(0),
    /** Copies: the discount itself may change or go. No code means an automatic promotion. */
    discountCode: text('discount_code'),
    discountName: text('discount_name'),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    /** The browser's key of one checkout: the same form sent again finds the same order. */
    checkoutKey: uuid('checkout_key').notNull(),
    /** What the key was used for, so that it cannot be used for anything else. */
    checkoutFingerprint: text('checkout_fingerprint').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    placedAt: moment('placed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('orders_checkout_key').on(table.checkoutKey),
    uniqueIndex('orders_number').on(table.orderNumber),
    index('orders_number_trigrams').using('gin', sql`${table.orderNumber} gin_trgm_ops`),
    index('orders_contact_name_trigrams').using('gin', sql`${table.contactName} gin_trgm_ops`),
    index('orders_contact_email_trigrams').using('gin', sql`${table.contactEmail} gin_trgm_ops`),
    index('orders_newest')
      .on(table.placedAt.desc(), table.id.desc())
      .where(sql`${table.placedAt} is not null`),
    index('orders_customer_newest').on(table.customerId, table.placedAt.desc(), table.id.desc()),
    index('orders_visitor').on(table.visitorId),
    index('orders_guest_email').on(sql`lower(${table.contactEmail})`).where(sql`${table.customerId} is null`),
    /** Few rows whatever the shop's age: what the sidebar counts on every page. */
    index('orders_waiting').on(table.status).where(sql`${table.status} = 'pending_review'`),
    check(
      'orders_parts_sum_to_total',
      sql`${table.subtotalCents} - ${table.discountCents} + ${table.shippingCents} + ${table.taxCents} = ${table.totalCents}`,
    ),
    check(
      'orders_money_not_negative',
      sql`least(${table.subtotalCents}, ${table.discountCents}, ${table.shippingCents}, ${table.taxCents}, ${table.totalCents}) >= 0`,
    ),
  ],
)

/** Specification, storefront section 3: Order item. Names, options, prices and design are frozen copies. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the first item; print files are named by it. */
    position: integer('position').notNull(),
    productType: text('product_type').notNull(),
    productColor: text('product_color').notNull().default(''),
    productSize: text('product_size').notNull().default(''),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    /** Asked once for the item: its total is quantity × unit price + this. */
    setupFeeCents: integer('setup_fee_cents').notNull().default(0),
    /** The item's shares of the order's discount and tax; with shipping's share they sum to the order's. */
    discountCents: integer('discount_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    designId: uuid('design_id'),
    designData: jsonb('design_data').$type<OrderDesignData>(),
    printReadyFileUrl: text('print_ready_file_url'),
  },
  (table) => [
    uniqueIndex('order_items_position').on(table.orderId, table.position),
    index('order_items_design').on(table.designId),
    check('order_items_quantity', sql`${table.quantity} > 0 and ${table.unitPriceCents} >= 0`),
  ],
)

/** `stock` and `discount`: something that staff must look at, since late money came when it was gone. */
export type HistoryKind = 'status' | 'payment' | 'stock' | 'discount' | 'edit_request' | 'design'

/** Every change of an order's status or payment: who, when, from, to (ARCHITECTURE, order status). */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    from: text('from_value'),
    to: text('to_value').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
)
