import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { OrderMessageKind } from '#domain/orders/message-kinds.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { type OrderStatus, orderStatuses, type PaymentStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod, OrderTotals } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import { placeAmong } from '#server/kernel/list/sorted-page.ts'
import { moment } from '#server/kernel/tables.ts'

/** An order that no one sees yet: its payment has not been settled. */
export type StoredOrderStatus = OrderStatus | 'awaiting_payment'

/** docs/spec-map.md S3: Shipping address. */
export type ShippingAddress = {
  name: string
  /** Only given with a label. */
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

/**
 * Order numbers are assigned in SETTLE, so that unfinished payments leave no gaps. Other gaps are accepted: a rollback
 * doesn't reset a sequence, so that two concurrent settlements don't have to wait for each other.
 */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 })

type SortedColumns = Record<
  | 'orderNumber'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'shippingAddress'
  | 'dueAt'
  | 'status'
  | 'paymentStatus'
  | 'deliveryMethod'
  | 'deliverySpeed'
  | 'pieces'
  | 'totalCents',
  SQLWrapper
>

/**
 * The sort keys of the order list, besides the day placed; by number and customer, also those of the payments list,
 * which orders appear in before they are placed. Each has an index, without which a shop with a million orders would
 * read all of them for one page.
 */
export const orderSortKeys = (table: SortedColumns) => ({
  // Works as long as numbers have the same width or only grow wider. Orders not placed have none.
  number: sql`coalesce(lpad(${table.orderNumber}, 24), '')`,
  customer: sql`lower(${table.contactName})`,
  email: sql`lower(${table.contactEmail})`,
  phone: sql`${table.contactPhone}`,
  company: sql`lower(coalesce(${table.shippingAddress}->>'company', ''))`,
  city: sql`lower(coalesce(${table.shippingAddress}->>'city', ''))`,
  due: sql`coalesce(${table.dueAt}, 'infinity')`,
  status: placeAmong(orderStatuses, table.status),
  payment: sql`${table.paymentStatus}`,
  delivery: sql`(${table.deliveryMethod} || ' ' || ${table.deliverySpeed})`,
  pieces: sql`${table.pieces}`,
  total: sql`${table.totalCents}`,
})

const isOfEveryOrder = (sortKey: string): boolean => sortKey === 'number' || sortKey === 'customer'

/** docs/spec-map.md S3: Order. All money is in whole cents; copied values never change. */
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
    /** Standard for pickups. */
    deliverySpeed: text('delivery_speed').$type<DeliverySpeed>().notNull().default('standard'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    notes: text('notes').notNull().default(''),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    /** The part of the discount taken off shipping; the rest is on the items. */
    shippingDiscountCents: integer('shipping_discount_cents').notNull().default(0),
    /** Copies: the discount itself may change or be deleted. No code means an automatic promotion. */
    discountCode: text('discount_code'),
    discountName: text('discount_name'),
    /** What it took off what, in words; null for discounts that staff entered. */
    discountTerms: text('discount_terms'),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Total of all its lines. */
    pieces: integer('pieces').notNull().default(0),
    /** The part of the total that a change of the order left to be paid; negative if the customer is owed money. */
    openCents: integer('open_cents').notNull().default(0),
    /** The position of the last line that it ever had; null as long as no line was added or removed. */
    lastPosition: integer('last_position'),
    currency: text('currency').notNull().default('USD'),
    /** The browser's key for one checkout: resending the same form finds the same order. */
    checkoutKey: uuid('checkout_key').notNull(),
    /** What the key was used for, so that it can't be used for anything else. */
    checkoutFingerprint: text('checkout_fingerprint').notNull(),
    totals: jsonb('totals').$type<OrderTotals>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    placedAt: moment('placed_at'),
    /** When it must leave the shop (domain/orders/due-date.ts): known once it is paid. */
    dueAt: moment('due_at'),
    /** The day its parcel should arrive; null for pickups, and until it is known. */
    arrivesOn: date('arrives_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('orders_checkout_key').on(table.checkoutKey),
    uniqueIndex('orders_number').on(table.orderNumber),
    index('orders_number_trigrams').using('gin', sql`${table.orderNumber} gin_trgm_ops`),
    index('orders_contact_name_trigrams').using('gin', sql`${table.contactName} gin_trgm_ops`),
    index('orders_contact_email_trigrams').using('gin', sql`${table.contactEmail} gin_trgm_ops`),
    // Ascending, and read backwards: drizzle's descending indexes put nulls last, which doesn't match any "order by …
    // desc".
    index('orders_newest').on(table.placedAt, table.id).where(sql`${table.placedAt} is not null`),
    index('orders_status_newest')
      .on(table.status, table.placedAt, table.id)
      .where(sql`${table.placedAt} is not null`),
    index('orders_payment_newest')
      .on(table.paymentStatus, table.placedAt, table.id)
      .where(sql`${table.placedAt} is not null`),
    index('orders_customer_newest').on(table.customerId, table.placedAt, table.id),
    index('orders_guest_email').on(sql`lower(${table.contactEmail})`).where(sql`${table.customerId} is null`),
    ...Object.entries(orderSortKeys(table)).map(([name, key]) =>
      isOfEveryOrder(name)
        ? index(`orders_by_${name}`).on(key, table.id)
        : index(`orders_by_${name}`).on(key, table.id).where(sql`${table.placedAt} is not null`),
    ),
    /** Few rows, however old the shop is: what the sidebar counts on every page. */
    index('orders_waiting').on(table.status).where(sql`${table.status} = 'pending_review'`),
    /** Few rows: differences still to be settled. */
    index('orders_open_difference').on(table.id).where(sql`${table.openCents} <> 0`),
    /** Only orders with work left to do: few rows, however old the shop is. */
    index('orders_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('pending_review', 'in_production', 'ready_for_print')`),
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

/** The media library key of the public picture shown when an item was bought; null if it had none. */
export const shownPictureKey = (designData: SQLWrapper) =>
  sql<string>`substring(${designData}->>'imageUrl', '^/files/(public/.*)/[^/]*$')`

/** docs/spec-map.md S3: Order item. Names, options, prices and design are frozen copies. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the first item; print files are named after it. */
    position: integer('position').notNull(),
    productType: text('product_type').notNull(),
    productColor: text('product_color').notNull().default(''),
    productSize: text('product_size').notNull().default(''),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    /** The price of one, before its quantity break: a change of the order that reaches another break starts from it. */
    ownPriceCents: integer('own_price_cents').notNull(),
    /** Charged once per item: its total is quantity × unit price + this. */
    setupFeeCents: integer('setup_fee_cents').notNull().default(0),
    /** The item's shares of the order's discount and tax; together with shipping's share they add up to the order's. */
    discountCents: integer('discount_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    designId: uuid('design_id'),
    designData: jsonb('design_data').$type<OrderDesignData>(),
    printReadyFileUrl: text('print_ready_file_url'),
  },
  (table) => [
    uniqueIndex('order_items_position').on(table.orderId, table.position),
    index('order_items_design').on(table.designId),
    index('order_items_picture').on(shownPictureKey(table.designData)),
    index('order_items_product').on(table.productType, table.orderId),
    check(
      'order_items_quantity',
      sql`${table.quantity} > 0 and ${table.unitPriceCents} >= 0 and ${table.ownPriceCents} >= 0`,
    ),
  ],
)

/** `stock` and `discount`: staff must look at these, since a late payment came when it was no longer available. */
export type HistoryKind =
  | 'status'
  | 'payment'
  | 'stock'
  | 'discount'
  | 'edit_request'
  | 'design'
  | 'due'
  | 'change'
  | 'production'
  | 'parcel'

/** Whether an item is made or shipped, rather than a fee. Avoids reading the design, which may be large. */
export const isGoods = (item: { productType: SQLWrapper; designData: SQLWrapper } = orderItems) =>
  sql<boolean>`(${item.productType} <> ${sql.raw(`'${productTypes.custom}'`)} or (${item.designData}->>'isFee') is distinct from 'true')`

/** Every change of an order's status or payment: who, when, from, to (docs/architecture.md#order-status). */
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
  (table) => [
    index('order_history_order').on(table.orderId, table.id),
    /** When orders were finished, for the dashboard. */
    index('order_history_finished')
      .on(table.at, table.orderId)
      .where(sql`${table.kind} = 'status' and ${table.to} in ('shipped', 'completed', 'ready_for_pickup')`),
  ],
)

/** Staff notes, and messages between shop and customer; oldest first by id. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').$type<OrderMessageKind>().notNull(),
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** For a customer's message: when the shop answered it, or marked it as needing no answer. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.id),
    /** Few rows, however old the shop is: messages waiting for an answer. */
    index('order_messages_unanswered')
      .on(table.at, table.orderId)
      .where(sql`${table.kind} = 'from_customer' and ${table.answeredAt} is null`),
  ],
)
