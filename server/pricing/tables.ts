import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PricedProduct } from '#domain/money/product-pricing.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md B3: Product pricing. `quantity_breaks` maps minimum quantities to cents. */
export const productPricing = pgTable(
  'product_pricing',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    productType: text('product_type').$type<PricedProduct>().notNull(),
    sizeCategory: text('size_category').notNull(),
    basePriceCents: integer('base_price_cents').notNull(),
    setupFeeCents: integer('setup_fee_cents').notNull().default(0),
    quantityBreaks: jsonb('quantity_breaks').$type<Record<string, number>>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts staff changes, so that no one overwrites a version they haven't seen. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('product_pricing_category').on(table.productType, table.sizeCategory),
    check('product_pricing_money', sql`least(${table.basePriceCents}, ${table.setupFeeCents}) >= 0`),
  ],
)
