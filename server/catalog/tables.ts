import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md S3: Gang sheet size. `id` equals the height in inches. */
export const gangSheetSizes = pgTable('gang_sheet_sizes', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  widthInches: numeric('width_inches', { mode: 'number', precision: 7, scale: 3 }).notNull(),
  heightInches: numeric('height_inches', { mode: 'number', precision: 7, scale: 3 }).notNull(),
  priceCents: integer('price_cents').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
