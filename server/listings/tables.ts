import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { moment } from '#server/kernel/tables.ts'

export const listingKinds = ['tshirt', 'tumbler'] as const
export type ListingKind = (typeof listingKinds)[number]

const emptyList = sql`'{}'::text[]`

/** What T-shirt and tumbler listings have in common (docs/spec-map.md S3 and B3). */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    kind: text('kind').$type<ListingKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    priceCents: integer('price_cents').notNull(),
    sizes: text('sizes').array().notNull().default(emptyList),
    colors: text('colors').array().notNull().default(emptyList),
    tags: text('tags').array().notNull().default(emptyList),
    category: text('category').notNull().default('general'),
    isActive: boolean('is_active').notNull().default(true),
    /** When it was archived, and so left the shop; everything else stays unchanged until it is restored. */
    archivedAt: moment('archived_at'),
    /** Counts changes: editors state which version they saw. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('listings_slug').on(table.kind, table.slug),
    index('listings_shelf').on(table.kind, table.isActive, table.createdAt, table.id),
    check('listings_price', sql`${table.priceCents} >= 0`),
  ],
)

const ofListing = () =>
  uuid('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

/** Fields that only T-shirt listings have. */
export const tshirtListings = pgTable('tshirt_listings', {
  listingId: ofListing().primaryKey(),
  brand: text('brand').notNull(),
})

/** Fields that only tumbler listings have. */
export const tumblerListings = pgTable('tumbler_listings', {
  listingId: ofListing().primaryKey(),
  material: text('material').notNull(),
  features: text('features').array().notNull().default(emptyList),
})

/** Pictures of a listing in display order. */
export const listingPictures = pgTable(
  'listing_pictures',
  {
    listingId: ofListing(),
    position: integer('position').notNull(),
    picture: jsonb('picture').$type<StoredPicture>().notNull(),
    alt: text('alt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
)
