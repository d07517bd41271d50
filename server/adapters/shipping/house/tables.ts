import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import { moment } from '#server/kernel/tables.ts'

/** The labels of the shop's own carrier, stored as an outside service would. */
export const houseLabels = pgTable(
  'house_labels',
  {
    /** The shipment that the label is for: requested twice, it is created once. */
    purchaseId: uuid('purchase_id').primaryKey(),
    trackingNumber: text('tracking_number').notNull(),
    reference: text('reference').notNull(),
    carrier: text('carrier').notNull(),
    serviceLevel: text('service_level').notNull(),
    days: integer('days').notNull(),
    amountCents: integer('amount_cents').notNull(),
    fromAddress: jsonb('from_address').$type<LabelAddress>().notNull(),
    toAddress: jsonb('to_address').$type<LabelAddress>().notNull(),
    parcel: jsonb('parcel').$type<PackageDetails>().notNull(),
    isReturn: boolean('is_return').notNull(),
    createdAt: moment('created_at').notNull(),
    voidedAt: moment('voided_at'),
  },
  (table) => [uniqueIndex('house_labels_tracking_number').on(table.trackingNumber)],
)
