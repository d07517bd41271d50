import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { TshirtPrintOption } from '#domain/tshirt/print-option.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import { moment } from '#server/kernel/tables.ts'

/** Garments of the t-shirt builder (docs/spec-map.md S9). */
export const tshirtGarments = pgTable('tshirt_garments', {
  id: text('id').primaryKey(),
  brand: text('brand').notNull(),
  name: text('name').notNull(),
  material: text('material').notNull(),
  badge: text('badge'),
  cut: text('cut').$type<GarmentCut>().notNull(),
  sortOrder: integer('sort_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The price of one printed shirt. A size without a row is not made. */
export const tshirtPrices = pgTable(
  'tshirt_prices',
  {
    garmentId: text('garment_id')
      .notNull()
      .references(() => tshirtGarments.id, { onDelete: 'cascade' }),
    printOption: text('print_option').$type<TshirtPrintOption>().notNull(),
    size: text('size').$type<TshirtSize>().notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.garmentId, table.printOption, table.size] })],
)

export const tshirtColors = pgTable('tshirt_colors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The color in which the fabric is drawn, as #rrggbb. */
  hex: text('hex').notNull(),
  sortOrder: integer('sort_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
})
