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

/** The PDF follows the PNG, which no one has to hold back for it. */
export type PdfState = 'making' | 'ready' | 'failed'

/** Each run of a print file, so that a reprint never overwrites what was printed before. */
export const printFiles = pgTable(
  'print_files',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    /** Which of the item's parts it prints: `sheet`, a placement zone, `print`, `engraving`, `work-sheet`. */
    part: text('part').notNull().default('sheet'),
    contentType: text('content_type').notNull().default('image/png'),
    /** The name shown when it is downloaded. */
    fileName: text('file_name').notNull(),
    state: text('state').$type<PrintFileState>().notNull().default('queued'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    storageKey: text('storage_key'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    sha256: text('sha256'),
    /** Made by the outside design service: its contents are not known. */
    isFromService: boolean('is_from_service').notNull().default(false),
    /** Film above the art, in inches; 0 without a header strip. */
    stripInches: doublePrecision('strip_inches').notNull().default(0),
    /** State of the same part's PDF; null if there is none, as for files that are not color images. */
    pdfState: text('pdf_state').$type<PdfState>(),
    pdfKey: text('pdf_key'),
    pdfByteSize: bigint('pdf_byte_size', { mode: 'number' }),
    pdfSha256: text('pdf_sha256'),
    error: text('error'),
    /** What the checks found when it was drawn, as far as no one has accepted it; it is printed anyway. */
    warnings: jsonb('warnings').$type<PrintWarning[]>().notNull().default([]),
    requestedBy: uuid('requested_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    /** The design changed after this was requested: it must not be printed anymore. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    index('print_files_item_newest').on(table.orderItemId, table.createdAt),
    index('print_files_without_pdf').on(table.createdAt).where(sql`${table.pdfState} = 'making'`),
    index('print_files_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    // Two clicks, or two people, request a single file for each part.
    uniqueIndex('print_files_one_unfinished')
      .on(table.orderItemId, table.part)
      .where(sql`${table.state} in ('queued', 'rendering')`),
  ],
)

export type PrintFileRow = typeof printFiles.$inferSelect
