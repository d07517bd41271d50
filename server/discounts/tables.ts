import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DiscountScope, DiscountType } from '#domain/money/discount.ts'
import { moment } from '#server/kernel/tables.ts'

/**
 * docs/spec-map.md S3: Discount. `value` is hundredths of a percent or cents, by the type. A row without a code is an
 * automatic promotion. `reserved_count` is the number of uses by orders on the payment page: together with `used_count`
 * it never exceeds `maximum_uses` at PREPARE.
 */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    code: text('code'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    discountType: text('discount_type').$type<DiscountType>().notNull(),
    discountValue: integer('discount_value').notNull(),
    scope: text('scope').$type<DiscountScope>().notNull(),
    targets: text('targets').array().notNull().default(sql`'{}'::text[]`),
    minimumOrderCents: integer('minimum_order_cents').notNull().default(0),
    maximumUses: integer('maximum_uses'),
    reservedCount: integer('reserved_count').notNull().default(0),
    usedCount: integer('used_count').notNull().default(0),
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
    startsAt: moment('starts_at'),
    expiresAt: moment('expires_at'),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts staff changes, so that no one overwrites what they have not seen. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('discounts_code').on(table.code),
    index('discounts_automatic').on(table.createdAt).where(sql`${table.code} is null and ${table.isActive}`),
    check('discounts_code_upper_case', sql`${table.code} = upper(${table.code})`),
    check('discounts_counts', sql`least(${table.reservedCount}, ${table.usedCount}) >= 0`),
    check('discounts_value', sql`${table.discountValue} > 0`),
  ],
)

export const useStates = ['reserved', 'used', 'released'] as const
export type UseState = (typeof useStates)[number]

/** One order's use of a discount. `once_key` is the customer's address if the discount is once per customer. */
export const discountUses = pgTable(
  'discount_uses',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    discountId: uuid('discount_id').notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<UseState>().notNull().default('reserved'),
    amountCents: integer('amount_cents').notNull(),
    customerId: uuid('customer_id'),
    customerEmail: text('customer_email').notNull(),
    visitorId: uuid('visitor_id'),
    onceEmail: text('once_email'),
    onceCustomerId: uuid('once_customer_id'),
    expiresAt: moment('expires_at').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('discount_uses_order').on(table.orderId),
    uniqueIndex('discount_uses_once_email')
      .on(table.discountId, table.onceEmail)
      .where(sql`${table.state} <> 'released'`),
    uniqueIndex('discount_uses_once_customer')
      .on(table.discountId, table.onceCustomerId)
      .where(sql`${table.state} <> 'released'`),
    index('discount_uses_newest').on(table.discountId, table.changedAt, table.id),
    index('discount_uses_due').on(table.expiresAt).where(sql`${table.state} = 'reserved'`),
    index('discount_uses_visitor').on(table.visitorId).where(sql`${table.state} = 'reserved'`),
  ],
)
