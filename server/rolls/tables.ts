import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { HotFolder, RollDeliveryState } from '#domain/orders/hot-folder.ts'
import {
  type ColorProfile,
  type PrinterOutput,
  type RollOutput,
  usualOutput,
  usualRollOutput,
} from '#domain/orders/printer-output.ts'
import type { Packing, RollState } from '#domain/orders/roll.ts'
import type { Closing } from '#domain/orders/roll-closing.ts'
import { moment } from '#server/kernel/tables.ts'
import type { PieceShape } from './lay-out/piece-shape.ts'

/** `signature`: of all that it was made of; `itemCount`: how many of what waits, the most urgent first. */
export type NextRoll = {
  signature: string
  itemCount: number
  lengthInches: number
  pieceCount: number
  isFull: boolean
  oldestAt: string | null
}

/** What film is printed on. Lengths in inches. */
export const printers = pgTable('printers', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  name: text('name').notNull(),
  filmWidthInches: doublePrecision('film_width_inches').notNull(),
  maxLengthInches: doublePrecision('max_length_inches').notNull(),
  gapInches: doublePrecision('gap_inches').notNull(),
  /** Kept clear along both sides of the film. */
  sideMarginInches: doublePrecision('side_margin_inches').notNull().default(0),
  packing: text('packing').$type<Packing>().notNull().default('boxes'),
  /** Null: its files are downloaded. */
  hotFolder: jsonb('hot_folder').$type<HotFolder>(),
  /** Its password, or the private key; sealed. */
  hotFolderSecret: text('hot_folder_secret'),
  output: jsonb('output').$type<PrinterOutput>().notNull().default(usualOutput),
  /** Null for the screen's colors. */
  profile: jsonb('profile').$type<ColorProfile>(),
  /** Null: rolls are laid by hand. */
  closing: jsonb('closing').$type<Closing>(),
  /** What would lie on its next roll, as it was last looked at. */
  nextRoll: jsonb('next_roll').$type<NextRoll>(),
  /** The day by the shop's clock for which the time of day has done its work. */
  closedDay: text('closed_day'),
  createdAt: moment('created_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** A length of film with the pieces of many orders. */
export const rolls = pgTable(
  'rolls',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    number: serial('number').notNull(),
    /** As the printer was called when it was laid. */
    printerName: text('printer_name').notNull(),
    /** Null for rolls of before; the printer may be gone. */
    printerId: uuid('printer_id'),
    state: text('state').$type<RollState>().notNull().default('waiting'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** Of the whole roll, its header included. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** What its pieces would take one below the other. */
    alonePx: integer('alone_px').notNull(),
    /** Kept clear along both sides. */
    sideMarginPx: integer('side_margin_px').notNull().default(0),
    output: jsonb('output').$type<RollOutput>().notNull().default(usualRollOutput),
    /** The PNG; null until it is drawn, and where its printer takes the PDF alone. So are those of the PDF. */
    storageKey: text('storage_key'),
    previewKey: text('preview_key'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    sha256: text('sha256'),
    pdfKey: text('pdf_key'),
    pdfByteSize: bigint('pdf_byte_size', { mode: 'number' }),
    pdfSha256: text('pdf_sha256'),
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readyAt: moment('ready_at'),
    /** Why it closed by itself; null for one that was laid by hand. */
    closedBecause: text('closed_because'),
    /** It closed by itself, and goes nowhere before somebody has looked at it. */
    isToLookAt: boolean('is_to_look_at').notNull().default(false),
    printedBy: text('printed_by'),
    printedAt: moment('printed_at'),
  },
  (table) => [
    uniqueIndex('rolls_number').on(table.number),
    index('rolls_newest').on(table.createdAt),
    index('rolls_unfinished').on(table.createdAt).where(sql`${table.state} in ('waiting', 'drawing')`),
  ],
)

export type RollRow = typeof rolls.$inferSelect

/**
 * One copy of one print file on a roll: `x`, `y` is the corner of its block as it lies, label included, in print pixels.
 * Of one that was laid by its shape it is that of the print file, which may lie over the film's edge with what is clear.
 */
export const rollPieces = pgTable(
  'roll_pieces',
  {
    rollId: uuid('roll_id').notNull(),
    /** As the map counts it, from 1. */
    number: integer('number').notNull(),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    ticket: text('ticket').notNull(),
    /** The item's run that it is a copy of. */
    run: integer('run').notNull(),
    part: text('part').notNull(),
    copy: integer('copy').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    /** Of the print file, as it is and not as it lies. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** It lies on its side. */
    isTurned: boolean('is_turned').notNull(),
    /** Of one that was laid by its outline; null for a block. */
    shape: jsonb('shape').$type<PieceShape>(),
    /** What it was drawn from; null until the roll is. */
    printFileId: uuid('print_file_id'),
    /** False once its roll is printed or taken apart. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.rollId, table.number] }),
    index('roll_pieces_item').on(table.orderItemId),
    // Two people who lay the same piece at once: one roll has it.
    uniqueIndex('roll_pieces_once')
      .on(table.orderItemId, table.run, table.part, table.copy)
      .where(sql`${table.isOpen}`),
  ],
)

export type RollPieceRow = typeof rollPieces.$inferSelect

/** One try. `problem` says why it was in vain. */
export type DeliveryAttempt = { at: string; problem: string | null }

/** A roll on its way into its printer's hot folder. */
export const rollDeliveries = pgTable(
  'roll_deliveries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    rollId: uuid('roll_id').notNull(),
    /** What it is called there. */
    fileName: text('file_name').notNull(),
    /** `placing`: it lies there whole, under another name, and is being renamed. */
    state: text('state').$type<RollDeliveryState>().notNull().default('waiting'),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('roll_deliveries_newest').on(table.rollId, table.createdAt),
    // Two people who send it at once send it once.
    uniqueIndex('roll_deliveries_once').on(table.rollId).where(sql`${table.state} in ('waiting', 'placing')`),
    index('roll_deliveries_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
  ],
)

export type RollDeliveryRow = typeof rollDeliveries.$inferSelect
