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
import { articleStatuses } from '#domain/content/article.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { media, moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md S3 and B3: Blog category. */
export const blogCategories = pgTable('blog_categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
})

/** docs/spec-map.md S3 and B3: Blog article. `category` is a category's slug, or empty. */
export const blogArticles = pgTable(
  'blog_articles',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** HTML that has been sanitized, or plain text. */
    content: text('content').notNull().default(''),
    featuredImage: jsonb('featured_image').$type<StoredPicture>(),
    videoUrl: text('video_url'),
    authorId: uuid('author_id'),
    /** As of when the article was written, whatever becomes of the account. */
    authorName: text('author_name').notNull(),
    category: text('category').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    status: text('status', { enum: articleStatuses }).notNull().default('draft'),
    publishedAt: moment('published_at'),
    viewsCount: integer('views_count').notNull().default(0),
    wordCount: integer('word_count').notNull().default(0),
    /** Everything that search covers, without tags. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('blog_articles_slug').on(table.slug),
    index('blog_articles_shown').on(table.status, table.publishedAt, table.id),
    index('blog_articles_author').on(table.authorId),
    index('blog_articles_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check(
      'blog_articles_published',
      sql`(${table.status} = 'published') = (${table.publishedAt} is not null)`,
    ),
  ],
)

/** Former addresses of articles: links to them still lead there. */
export const blogSlugs = pgTable('blog_slugs', {
  slug: text('slug').primaryKey(),
  articleId: uuid('article_id')
    .notNull()
    .references(() => blogArticles.id, { onDelete: 'cascade' }),
})

/** An article's state before each change; the newest is the one before the last change. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => blogArticles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)

/** Videos that staff upload for articles; a row exists before the first byte. */
export const blogVideos = pgTable(
  'blog_videos',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    state: text('state', { enum: ['uploading', 'ready', 'rejected'] })
      .notNull()
      .default('uploading'),
    /** Known once all bytes have arrived. */
    contentType: text('content_type'),
    /** Of the video frame, as reported by the uploading browser; null when it can't play the video. */
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    /** The frame shown until the video plays: an image of the media library. */
    posterId: uuid('poster_id').references(() => media.id, { onDelete: 'set null' }),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('blog_videos_newest').on(table.createdAt, table.id),
    index('blog_videos_poster').on(table.posterId),
  ],
)
