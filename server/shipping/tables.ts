import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { ShipmentStatus } from '#domain/shipping/shipment-status.ts'
import { moment } from '#server/kernel/tables.ts'

export type ParcelKind = 'outbound' | 'return'

/**
 * The purchase of a label. `buying`: the intent is recorded, the provider's response is not (yet). `absent`: the
 * provider knows of no such purchase; we keep looking for a while. `entered`: no purchase, staff entered a tracking
 * number.
 */
export type PurchaseState = 'buying' | 'bought' | 'absent' | 'refused' | 'voiding' | 'voided' | 'entered'

/** States that a parcel can't have twice: the label exists, or may. */
export const liveStates: PurchaseState[] = ['buying', 'bought', 'voiding', 'entered']

/** Customers see parcels sent to them, not what the shop attempted or voided. */
export const visibleStates: PurchaseState[] = ['bought', 'entered']

/** What goes into one box. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<ParcelKind>().notNull().default('outbound'),
    /** 1 for the first of its kind. */
    position: integer('position').notNull(),
    details: jsonb('details').$type<PackageDetails>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Someone matched the packed box with its label. */
    packedAt: moment('packed_at'),
    packedBy: text('packed_by'),
    /** Given up before it had a label. */
    removedAt: moment('removed_at'),
  },
  (table) => [uniqueIndex('parcels_position').on(table.orderId, table.kind, table.position)],
)

/** docs/spec-map.md B3: Shipment. One label for one parcel, starting with the intent to buy it. */
export const shipments = pgTable(
  'shipments',
  {
    /** Sent to the provider as the purchase's metadata. */
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    customerId: uuid('customer_id'),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    kind: text('kind').$type<ParcelKind>().notNull().default('outbound'),
    provider: text('provider').notNull(),
    purchase: text('purchase').$type<PurchaseState>().notNull(),
    /** Why there is no label, as a message for staff. */
    problem: text('problem'),
    rateId: text('rate_id').notNull().default(''),
    carrierToken: text('carrier_token').notNull().default(''),
    serviceToken: text('service_token').notNull().default(''),
    providerReference: text('provider_reference'),
    fromAddress: jsonb('from_address').$type<LabelAddress>().notNull(),
    toAddress: jsonb('to_address').$type<LabelAddress>().notNull(),
    /** Null until there is a label or a tracking number. */
    status: text('status').$type<ShipmentStatus>(),
    trackingNumber: text('tracking_number'),
    carrier: text('carrier').notNull(),
    serviceLevel: text('service_level').notNull().default(''),
    shippingCostCents: integer('shipping_cost_cents').notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    trackingUrl: text('tracking_url'),
    labelKey: text('label_key'),
    estimatedDays: integer('estimated_days'),
    eta: moment('eta'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a purchase in doubt is next looked up; null when nothing is in doubt. */
    nextCheckAt: moment('next_check_at'),
    boughtAt: moment('bought_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** When the customer was emailed that it is on its way. */
    toldAt: moment('told_at'),
    voidedAt: moment('voided_at'),
    trackedAt: moment('tracked_at'),
    /** When the provider is next asked where the parcel is; null when nothing more will happen. */
    nextTrackAt: moment('next_track_at'),
  },
  (table) => [
    // One live purchase per parcel: the index leaves no place for a second one.
    uniqueIndex('shipments_one_live_label')
      .on(table.parcelId)
      .where(sql`${table.purchase} in ('buying', 'bought', 'voiding', 'entered')`),
    uniqueIndex('shipments_provider_reference').on(table.provider, table.providerReference),
    /** For the parcels of a day. */
    index('shipments_day').on(sql`coalesce(${table.boughtAt}, ${table.createdAt})`),
    index('shipments_order').on(table.orderId, table.createdAt),
    index('shipments_customer').on(table.customerId, table.createdAt),
    index('shipments_tracking_number').on(table.trackingNumber),
    index('shipments_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('shipments_without_pdf')
      .on(table.createdAt)
      .where(sql`${table.purchase} = 'bought' and ${table.labelKey} is null`),
    index('shipments_exception').on(table.createdAt).where(sql`${table.status} = 'exception'`),
    index('shipments_track').on(table.nextTrackAt).where(sql`${table.nextTrackAt} is not null`),
  ],
)

/**
 * The contents of an outbound shipment. A shipment without rows has unspecified contents: whatever no other shipment of
 * its order contains.
 */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The item's order: a shipment belongs to its own order and to each one that has a line in it. */
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index('shipment_items_order').on(table.orderId),
    check('shipment_items_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Orders that staff want in one parcel. Says nothing about shipped ones: the contents of a parcel do. */
export const joinedOrders = pgTable(
  'joined_orders',
  {
    orderId: uuid('order_id').primaryKey(),
    /** The same for all that ship together. */
    parcel: uuid('parcel').notNull(),
    joinedAt: moment('joined_at').notNull(),
    joinedBy: text('joined_by').notNull(),
  },
  (table) => [index('joined_orders_parcel').on(table.parcel)],
)

/** Events of a shipment, each stored once however often it is reported. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    status: text('status').$type<ShipmentStatus>(),
    details: text('details').notNull(),
    location: jsonb('location').$type<{ city: string; state: string; country: string }>(),
    source: text('source').$type<'provider' | 'staff' | 'shop'>().notNull(),
    /** Time, status and text: if these are the same, it is the same event. */
    eventKey: text('event_key').notNull(),
  },
  (table) => [uniqueIndex('shipment_events_key').on(table.shipmentId, table.eventKey)],
)

/** An order waiting on the shelf for its customer. */
export const pickups = pgTable(
  'pickups',
  {
    orderId: uuid('order_id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    /** Its shelf, such as 'B4'. */
    shelf: text('shelf').notNull(),
    /** What the customer shows, as a QR code or spelled out. */
    code: text('code').notNull(),
    readyAt: moment('ready_at').notNull(),
    pickedUpAt: moment('picked_up_at'),
    handedOutBy: text('handed_out_by'),
  },
  (table) => [
    uniqueIndex('pickups_code').on(table.code),
    index('pickups_waiting').on(table.shelf).where(sql`${table.pickedUpAt} is null`),
  ],
)
