import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ShippingRegion } from '#domain/shipping/shipping-rate.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md B3: Site config entry. Values are JSON. */
export const siteConfig = pgTable(
  'site_config',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    configKey: text('config_key').notNull(),
    configValue: jsonb('config_value').notNull(),
    description: text('description').notNull().default(''),
    /** Counts changes, so that no one overwrites a version they haven't seen. */
    version: integer('version').notNull().default(1),
    /** For values that several people edit in parts: the version at which each field last changed. */
    fieldVersions: jsonb('field_versions').$type<Record<string, number>>().notNull().default({}),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('site_config_key').on(table.configKey)],
)

/** docs/spec-map.md B3: Shipping rate config. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    name: text('name').notNull(),
    region: text('region').$type<ShippingRegion>().notNull(),
    description: text('description').notNull().default(''),
    baseRateCents: integer('base_rate_cents').notNull(),
    /** Null: no order ships free by this rate. */
    freeThresholdCents: integer('free_threshold_cents'),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('shipping_rates_region').on(table.region, table.isActive),
    check(
      'shipping_rates_money',
      sql`${table.baseRateCents} >= 0 and coalesce(${table.freeThresholdCents}, 0) >= 0`,
    ),
  ],
)
