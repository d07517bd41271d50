import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export type PrintFileState = 'queued' | 'rendering' | 'ready' | 'failed' | 'superseded'

/** Each making of a print file, so that a reprint never overwrites what was printed before. */
export const printFiles = pgTable(
  'print_files',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    /** Which of the item's parts it prints: `sheet`, a placement zone, `print`, `engraving`, `work-sheet`. */
    part: text('part').notNull().default('sheet'),
    contentType: text('content_type').notNull().default('image/png'),
    /** What people see when they download it. */
    fileName: text('file_name').notNull(),
    state: text('state').$type<PrintFileState>().notNull().default('queued'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    storageKey: text('storage_key'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    sha256: text('sha256'),
    error: text('error'),
    requestedBy: uuid('requested_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    /** The design was changed after this was asked for: it must not be printed any more. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    index('print_files_item_newest').on(table.orderItemId, table.createdAt.desc()),
    // Two clicks, or two people, ask for one file of each part.
    uniqueIndex('print_files_one_unfinished')
      .on(table.orderItemId, table.part)
      .where(sql`${table.state} in ('queued', 'rendering')`),
  ],
)

export type PrintFileRow = typeof printFiles.$inferSelect
