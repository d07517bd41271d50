import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Finish } from '#domain/tumbler/tumblers.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md S3 and S9: sizes with prices by design type, finishes and attributes. */
export const tumblerSizes = pgTable(
  'tumbler_sizes',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    singleCents: integer('single_cents').notNull(),
    doubleCents: integer('double_cents').notNull(),
    fullWrapCents: integer('full_wrap_cents').notNull(),
    availableColors: text('available_colors').array().$type<Finish[]>().notNull(),
    attributes: text('attributes').array().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'tumbler_sizes_prices',
      sql`${table.singleCents} >= 0 and ${table.doubleCents} >= 0 and ${table.fullWrapCents} >= 0`,
    ),
  ],
)

/** The server's own findings about an artwork; its bytes never change, so neither do these. */
export const engravingChecks = pgTable('engraving_checks', {
  artworkId: uuid('artwork_id').primaryKey(),
  counted: integer('counted').notNull(),
  gray: integer('gray').notNull(),
  checkedAt: moment('checked_at').notNull(),
})
