import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const importKinds = ['products', 'customers', 'orders', 'subscribers', 'redirects'] as const
export type ImportKind = (typeof importKinds)[number]

export const outcomes = ['new', 'changed', 'unchanged', 'skipped', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** `checked` until somebody says so, `applying` while it is written, `done` for good. */
export type ImportState = 'checked' | 'applying' | 'done'

/** One thing that an import changes; `from` is empty for what is new. */
export type Change = { field: string; from: string; to: string }

/** A column of a file, as it is named there, and what it becomes; null for one that is left out. */
export type ColumnUse = { column: string; becomes: string | null }

/** A file that was sent, checked against what stands, and perhaps applied. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  fileName: text('file_name').notNull(),
  /** Whose columns they are: 'Shopify', or the shop's own where it is empty. */
  format: text('format').notNull().default(''),
  columns: jsonb('columns').$type<ColumnUse[]>().notNull().default([]),
  state: text('state').$type<ImportState>().notNull().default('checked'),
  /** Who sent it: what is applied is theirs. */
  userId: uuid('user_id').notNull(),
  userEmail: text('user_email').notNull(),
  createdAt: moment('created_at').notNull(),
  appliedAt: moment('applied_at'),
})

/** A product or order (its rows together), a customer, an address of the newsletter or an old address of such a file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** 1 for the first. */
    position: integer('position').notNull(),
    /** Rows of the spreadsheet, the header being 1. */
    firstRow: integer('first_row').notNull(),
    lastRow: integer('last_row').notNull(),
    subject: text('subject').notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    reason: text('reason').notNull().default(''),
    changes: jsonb('changes').$type<Change[]>().notNull(),
    /** The cells as they were sent, row by row. */
    cells: jsonb('cells').$type<Record<string, string>[]>().notNull(),
    /** Null until it was its turn: 'done', or why not. */
    applied: text('applied'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.position),
  ],
)
