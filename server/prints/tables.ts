import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md S3: Print category. */
export const printCategories = pgTable('print_categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
})

/** The folder that contains a file. Written so that it can be indexed. */
export const folderOf = (key: SQLWrapper) => sql<string>`regexp_replace(${key}, '/[^/]*$', '')`

/** docs/spec-map.md S3 and B3: Print product. `slug` is its part of the URL. */
export const printProducts = pgTable(
  'print_products',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    kind: text('kind').$type<PrintKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    category: text('category').notNull().default('general'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Title, description and tags, for the search (`searchTextOf`). */
    searchText: text('search_text').notNull().default(''),
    basePriceCents: integer('base_price_cents').notNull(),
    /** The file that is printed. Never public (docs/decisions.md 18). */
    originalKey: text('original_key').notNull(),
    originalWidthPx: integer('original_width_px').notNull(),
    originalHeightPx: integer('original_height_px').notNull(),
    /** The outline of the original's ink; null until first requested. */
    originalOutline: jsonb('original_outline').$type<InkOutline>(),
    watermarkedKey: text('watermarked_key').notNull(),
    watermarkedWidthPx: integer('watermarked_width_px').notNull(),
    watermarkedHeightPx: integer('watermarked_height_px').notNull(),
    thumbnailKey: text('thumbnail_key').notNull(),
    /** The picture cards show first: a photograph of the product, or else its watermarked copy. */
    picture: jsonb('picture').$type<StoredPicture>().notNull(),
    hasPhotograph: boolean('has_photograph').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: uuid('created_by'),
    viewsCount: integer('views_count').notNull().default(0),
    downloadsCount: integer('downloads_count').notNull().default(0),
    /** Counts changes: an edit states which version was seen. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('print_products_slug').on(table.slug),
    index('print_products_shelf').on(table.kind, table.isActive, table.createdAt, table.id),
    index('print_products_category')
      .on(table.kind, table.category, table.createdAt, table.id)
      .where(sql`${table.isActive}`),
    index('print_products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('print_products_category_words').using('gin', table.category.op('gin_trgm_ops')),
    index('print_products_newest').on(table.createdAt, table.id),
    index('print_products_watermarked_folder').on(folderOf(table.watermarkedKey)),
    index('print_products_thumbnail_folder').on(folderOf(table.thumbnailKey)),
    index('print_products_picture').on(sql`(${table.picture}->>'key')`),
    check('print_products_base_price', sql`${table.basePriceCents} >= 0`),
  ],
)

/** docs/spec-map.md S3 and B3: Print product variant. Sizes in inches. */
export const printProductVariants = pgTable(
  'print_product_variants',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    productId: uuid('product_id')
      .notNull()
      .references(() => printProducts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sizeWidth: numeric('size_width', { mode: 'number', precision: 7, scale: 3 }).notNull(),
    sizeHeight: numeric('size_height', { mode: 'number', precision: 7, scale: 3 }).notNull(),
    material: text('material').notNull().default('dtf'),
    finish: text('finish').notNull().default('standard'),
    priceCents: integer('price_cents').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
  },
  (table) => [
    uniqueIndex('print_product_variants_choice').on(
      table.productId,
      table.sizeWidth,
      table.sizeHeight,
      table.material,
      table.finish,
    ),
    check('print_product_variants_price', sql`${table.priceCents} >= 0`),
  ],
)
