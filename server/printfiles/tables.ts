import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FindingKind } from '#domain/studio/findings.ts'
import { moment } from '#server/kernel/tables.ts'

export type PrintWarning = { kind: FindingKind; artworkId: string; message: string }

export const printFileStates = ['queued', 'rendering', 'ready', 'failed', 'superseded'] as const
export type PrintFileState = (typeof printFileStates)[number]

/** The PDF comes after the PNG, which nobody has to wait with. */
export type PdfState = 'making' | 'ready' | 'failed'

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
    /** The outside design service made it: what lies on it is not known. */
    isFromService: boolean('is_from_service').notNull().default(false),
    /** Of film above the art, in inches; 0 without a header strip. */
    stripInches: doublePrecision('strip_inches').notNull().default(0),
    /** Of the same part as PDF; null where there is none, as of what is no picture in colors. */
    pdfState: text('pdf_state').$type<PdfState>(),
    pdfKey: text('pdf_key'),
    pdfByteSize: bigint('pdf_byte_size', { mode: 'number' }),
    pdfSha256: text('pdf_sha256'),
    error: text('error'),
    /** What the checks found when it was drawn and nobody has accepted; it is printed all the same. */
    warnings: jsonb('warnings').$type<PrintWarning[]>().notNull().default([]),
    requestedBy: uuid('requested_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    /** The design was changed after this was asked for: it must not be printed any more. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    index('print_files_item_newest').on(table.orderItemId, table.createdAt),
    index('print_files_without_pdf').on(table.createdAt).where(sql`${table.pdfState} = 'making'`),
    index('print_files_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    // Two clicks, or two people, ask for one file of each part.
    uniqueIndex('print_files_one_unfinished')
      .on(table.orderItemId, table.part)
      .where(sql`${table.state} in ('queued', 'rendering')`),
  ],
)

export type PrintFileRow = typeof printFiles.$inferSelect
