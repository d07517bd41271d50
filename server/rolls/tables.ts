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

/**
 * `signature`: a hash of everything it was made from; `itemCount`: how many of the waiting items, the most urgent
 * first.
 */
export type NextRoll = {
  signature: string
  itemCount: number
  lengthInches: number
  pieceCount: number
  isFull: boolean
  oldestAt: string | null
}

/** A printer for film. Lengths in inches. */
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
  /** Null: rolls are laid out by hand. */
  closing: jsonb('closing').$type<Closing>(),
  /** What would go on its next roll, as of the last look. */
  nextRoll: jsonb('next_roll').$type<NextRoll>(),
  /** The day in the shop's time zone for which the time of day is done. */
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
    /** The printer's name when it was laid out. */
    printerName: text('printer_name').notNull(),
    /** Null for earlier rolls; the printer may no longer exist. */
    printerId: uuid('printer_id'),
    state: text('state').$type<RollState>().notNull().default('waiting'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** For the whole roll, including its header. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** What its pieces would take stacked one below another. */
    alonePx: integer('alone_px').notNull(),
    /** Kept clear along both sides. */
    sideMarginPx: integer('side_margin_px').notNull().default(0),
    output: jsonb('output').$type<RollOutput>().notNull().default(usualRollOutput),
    /** The PNG; null until it is drawn, and if its printer takes only the PDF. Likewise for the PDF. */
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
    /** Why it closed automatically; null if laid out by hand. */
    closedBecause: text('closed_because'),
    /** It closed automatically, and goes nowhere until someone has reviewed it. */
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
 * One copy of one print file on a roll: `x`, `y` is the corner of its block as placed, label included, in print pixels.
 * If laid out by its shape, it is the corner of the print file, whose clear areas may extend over the film's edge.
 */
export const rollPieces = pgTable(
  'roll_pieces',
  {
    rollId: uuid('roll_id').notNull(),
    /** Its number on the map, from 1. */
    number: integer('number').notNull(),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    ticket: text('ticket').notNull(),
    /** The item's run it belongs to. */
    run: integer('run').notNull(),
    part: text('part').notNull(),
    copy: integer('copy').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    /** Size of the print file itself, before any rotation. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Whether it is placed sideways. */
    isTurned: boolean('is_turned').notNull(),
    /** Set if it was laid out by its outline; null for a block. */
    shape: jsonb('shape').$type<PieceShape>(),
    /** The file it was drawn from; null until the roll is drawn. */
    printFileId: uuid('print_file_id'),
    /** False once its roll is printed or taken apart. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.rollId, table.number] }),
    index('roll_pieces_item').on(table.orderItemId),
    // If two people lay out the same piece at the same time, one roll gets it.
    uniqueIndex('roll_pieces_once')
      .on(table.orderItemId, table.run, table.part, table.copy)
      .where(sql`${table.isOpen}`),
  ],
)

export type RollPieceRow = typeof rollPieces.$inferSelect

/** One attempt. `problem` says why it failed. */
export type DeliveryAttempt = { at: string; problem: string | null }

/** A roll being sent to its printer's hot folder. */
export const rollDeliveries = pgTable(
  'roll_deliveries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    rollId: uuid('roll_id').notNull(),
    /** Its name there. */
    fileName: text('file_name').notNull(),
    /** `placing`: it is there in full, under another name, and is being renamed. */
    state: text('state').$type<RollDeliveryState>().notNull().default('waiting'),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('roll_deliveries_newest').on(table.rollId, table.createdAt),
    // If two people send it at the same time, it is sent once.
    uniqueIndex('roll_deliveries_once').on(table.rollId).where(sql`${table.state} in ('waiting', 'placing')`),
    index('roll_deliveries_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
  ],
)

export type RollDeliveryRow = typeof rollDeliveries.$inferSelect
