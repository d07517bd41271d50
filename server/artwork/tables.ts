import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ArtworkState } from '#domain/artwork.ts'
import { moment } from '#server/kernel/tables.ts'

/** A picture that somebody uploads, from the first byte on. Original bytes are never changed. */
export const artworks = pgTable(
  'artworks',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id'),
    visitorId: uuid('visitor_id'),
    fileName: text('file_name').notNull(),
    /** By content; null until inspected. */
    contentType: text('content_type'),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    state: text('state').$type<ArtworkState>().notNull().default('uploading'),
    /** For the shopper: why it cannot be printed. */
    rejection: text('rejection'),
    /** Size of the upright picture, in px. */
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    inkLeftPx: integer('ink_left_px'),
    inkTopPx: integer('ink_top_px'),
    inkWidthPx: integer('ink_width_px'),
    inkHeightPx: integer('ink_height_px'),
    /** The density that the file itself states, in dots per inch. */
    densityDpi: doublePrecision('density_dpi'),
    hasAlpha: boolean('has_alpha'),
    storageKey: text('storage_key').notNull(),
    previewKey: text('preview_key'),
    thumbnailKey: text('thumbnail_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    uploadedAt: moment('uploaded_at'),
    /** Hidden from its owner; orders and designs that hold it still print it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('artworks_owner').on(table.ownerId, table.createdAt.desc()),
    index('artworks_visitor').on(table.visitorId, table.createdAt.desc()),
    index('artworks_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('uploading', 'inspecting')`),
  ],
)

export type ArtworkRow = typeof artworks.$inferSelect
