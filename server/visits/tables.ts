import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const day = () => date('day', { mode: 'string' }).notNull()

export const visitFigureKinds = ['shop', 'page', 'source', 'device'] as const
export type VisitFigureKind = (typeof visitFigureKinds)[number]

/**
 * How the shop was visited on a day of its calendar, in sums only. `visitors` counts those who came for the first time
 * on that day: to the shop, to a page, from a source or with a device.
 */
export const visitFigures = pgTable(
  'visit_figures',
  {
    day: day(),
    kind: text('kind').$type<VisitFigureKind>().notNull(),
    /** The page's path, the other site's host or a campaign, the kind of device; '' for the whole shop. */
    name: text('name').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.name] }),
    check('visit_figures_kind', sql`${table.kind} in ('shop', 'page', 'source', 'device')`),
  ],
)

/** Marks that someone has seen something on a day; no one can trace it once the day and its salt are gone. */
export const visitMarks = pgTable('visit_marks', { day: day(), mark: text('mark').notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.mark] }),
])

export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
})
