import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { mediaSources } from '#domain/content/media-sources.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { Way } from './actor.ts'

/** All timestamps are stored with a time zone (UTC on the wire). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who did what to what: written in the same transaction as the change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The operation that recorded it. */
    operation: text('operation'),
    way: text('way').$type<Way>(),
    /** The origin of a request by staff or a program. */
    network: text('network'),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_subject').on(table.subject),
  ],
)

/**
 * Attempts counted per key and window; shared by all server processes. Unlogged (migration 0039): every call of a
 * visitor is counted here, and a database that crashed may start over. Not replicated.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** Program calls that carry an Idempotency-Key, kept for a day (kernel/operations/once.ts). */
export const callsMadeOnce = pgTable(
  'calls_made_once',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    /** Null while the call is running, or if the process that made it was killed. Sealed: it may reveal a secret. */
    answer: jsonb('answer').$type<string>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('calls_made_once_at').on(table.at)],
)

/**
 * Ids that callers choose for actions to be done once, with a digest of what they stand for
 * (kernel/operations/chosen-ids.ts). One from before the shop stored digests has an empty one, which matches nothing.
 */
export const chosenIds = pgTable('chosen_ids', {
  id: uuid('id').primaryKey(),
  /** What the id is for, as named in refusals. */
  of: text('of').notNull(),
  digest: text('digest').notNull(),
})

/** Every picture and film that the shop shows: written in the transaction that adds it (kernel/media.ts). */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind', { enum: ['picture', 'film'] }).notNull(),
    source: text('source', { enum: mediaSources }).notNull(),
    /** Part of every address of its files: a folder of public pictures, or `films/<id>`. */
    key: text('key').notNull(),
    /** The path of the largest file, as pages request it. */
    src: text('src').notNull(),
    /** The picture at each public width; for a film, its poster. Null for copies of prints, which have one size. */
    picture: jsonb('picture').$type<StoredPicture>(),
    fileName: text('file_name').notNull(),
    /** The alt text that new uses start with. */
    alt: text('alt').notNull().default(''),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    byteSize: integer('byte_size'),
    uploadedBy: uuid('uploaded_by'),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Removed from the library; its files are deleted some days later, unless it is restored or in use again. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('media_key').on(table.key),
    index('media_newest').on(table.createdAt, table.id),
    index('media_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)
