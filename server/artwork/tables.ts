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
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ArtworkState } from '#domain/artwork/artwork.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import type { Lettering } from '#domain/lettering/lettering.ts'
import { moment } from '#server/kernel/tables.ts'

/** An image that someone uploads, from the first byte on. Original bytes are never changed. */
export const artworks = pgTable(
  'artworks',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id'),
    visitorId: uuid('visitor_id'),
    fileName: text('file_name').notNull(),
    /** Detected from the content; null until inspected. */
    contentType: text('content_type'),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    state: text('state').$type<ArtworkState>().notNull().default('uploading'),
    /** Shown to the shopper: why it can't be printed. */
    rejection: text('rejection'),
    /** Fonts of a drawing's live text that can be replaced with some of ours: its file is kept some days for that. */
    missingFonts: jsonb('missing_fonts').$type<string[]>(),
    /** How often it crashed its reader. */
    inspectionAttempts: integer('inspection_attempts').notNull().default(0),
    /** Size of the upright image, in px. */
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    inkLeftPx: integer('ink_left_px'),
    inkTopPx: integer('ink_top_px'),
    inkWidthPx: integer('ink_width_px'),
    inkHeightPx: integer('ink_height_px'),
    /** The density that the file itself states, in dots per inch. */
    densityDpi: doublePrecision('density_dpi'),
    hasAlpha: boolean('has_alpha'),
    /** What the checks know about its pixels; null if inspected before there were checks. */
    measured: jsonb('measured').$type<ArtworkFacts>(),
    /** The artwork that this one was repaired from, and how; both are kept. */
    repairedFromId: uuid('repaired_from_id'),
    repair: jsonb('repair').$type<Repair>(),
    /** The text it was set from, so that it can be changed; null for uploads. */
    lettering: jsonb('lettering').$type<Lettering>(),
    storageKey: text('storage_key').notNull(),
    /** Of a PDF, from 1. */
    page: integer('page').notNull().default(1),
    /** For a further page of a PDF: the first page's artwork, whose bytes it shares. */
    pageOf: uuid('page_of'),
    previewKey: text('preview_key'),
    thumbnailKey: text('thumbnail_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    uploadedAt: moment('uploaded_at'),
    /** Uploaded by staff for the shop: it is in no one's own list, and is deleted once the shop has its copy. */
    isForShop: boolean('is_for_shop').notNull().default(false),
    /**
     * Uploaded by staff for a draft order, whose id is its visitor's: it is the order's until its customer is known.
     */
    isForOrder: boolean('is_for_order').notNull().default(false),
    /** Hidden from its owner; orders and designs that use it still print it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('artworks_owner').on(table.ownerId, table.createdAt),
    index('artworks_visitor').on(table.visitorId, table.createdAt),
    /** Queried every ten minutes, matching a handful at most. */
    index('artworks_unmeasured')
      .on(table.id)
      .where(sql`${table.state} = 'ready' and ${table.measured} is null`),
    index('artworks_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('uploading', 'inspecting')`),
  ],
)

/** What the checks know about the part of an artwork that a crop leaves (`cropKey`), measured on first request. */
export const artworkParts = pgTable(
  'artwork_parts',
  {
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    crop: text('crop').notNull(),
    measured: jsonb('measured').$type<ArtworkFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.artworkId, table.crop] })],
)

export type ArtworkRow = typeof artworks.$inferSelect
