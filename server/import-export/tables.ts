import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const importKinds = ['products', 'customers', 'orders', 'subscribers', 'redirects'] as const
export type ImportKind = (typeof importKinds)[number]

export const outcomes = ['new', 'changed', 'unchanged', 'skipped', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** `checked` until someone confirms it, `applying` while it is being written, then `done` for good. */
export type ImportState = 'checked' | 'applying' | 'done'

/** One thing that an import changes; `from` is empty for something new. */
export type Change = { field: string; from: string; to: string }

/** A column as named in the file, and what it maps to; null if it is ignored. */
export type ColumnUse = { column: string; becomes: string | null }

/** An uploaded file, checked against existing data, and possibly applied. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  fileName: text('file_name').notNull(),
  /** The source of the columns: 'Shopify', or empty for the shop's own. */
  format: text('format').notNull().default(''),
  columns: jsonb('columns').$type<ColumnUse[]>().notNull().default([]),
  state: text('state').$type<ImportState>().notNull().default('checked'),
  /** Who uploaded it: changes are applied in their name. */
  userId: uuid('user_id').notNull(),
  userEmail: text('user_email').notNull(),
  createdAt: moment('created_at').notNull(),
  appliedAt: moment('applied_at'),
})

/** A product or order (all its rows together), a customer, a newsletter address or an old address from such a file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** 1 for the first. */
    position: integer('position').notNull(),
    /** Rows of the spreadsheet, the header being row 1. */
    firstRow: integer('first_row').notNull(),
    lastRow: integer('last_row').notNull(),
    subject: text('subject').notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    reason: text('reason').notNull().default(''),
    changes: jsonb('changes').$type<Change[]>().notNull(),
    /** The cells as uploaded, row by row. */
    cells: jsonb('cells').$type<Record<string, string>[]>().notNull(),
    /** Null until the row has been processed: 'done', or the reason it was not applied. */
    applied: text('applied'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.position),
  ],
)
