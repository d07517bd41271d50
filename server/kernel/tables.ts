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

/** Every moment is stored with its zone (UTC on the wire). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who did what to what: written in the transaction of the change. */
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
    /** The operation that it was noted in. */
    operation: text('operation'),
    way: text('way').$type<Way>(),
    /** Where a request of staff or of a program came from. */
    network: text('network'),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_subject').on(table.subject),
  ],
)

/**
 * Attempts counted per key and window; shared by all server processes. Unlogged (migration 0039): each call of a visitor counts
 * here, and a database that crashed may begin anew. No replica has it.
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

/** Calls of programs that carry an Idempotency-Key, for a day (kernel/operations/once.ts). */
export const callsMadeOnce = pgTable(
  'calls_made_once',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    /** Null while the call is being made, or when the process that made it was killed. Sealed: it may tell a secret. */
    answer: jsonb('answer').$type<string>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('calls_made_once_at').on(table.at)],
)

/**
 * Ids that callers choose for what is to be done once, with a digest of what they stand for (kernel/operations/chosen-ids.ts).
 * One from before the shop kept digests has an empty one, which nothing equals.
 */
export const chosenIds = pgTable('chosen_ids', {
  id: uuid('id').primaryKey(),
  /** What it is the id of, as refusals name it. */
  of: text('of').notNull(),
  digest: text('digest').notNull(),
})

/** Every picture and film that the shop shows: written in the transaction that puts it in (kernel/media.ts). */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind', { enum: ['picture', 'film'] }).notNull(),
    source: text('source', { enum: mediaSources }).notNull(),
    /** Stands in every address of its files: a folder of public pictures, or `films/<id>`. */
    key: text('key').notNull(),
    /** The path of the largest file, as pages ask for it. */
    src: text('src').notNull(),
    /** The picture at each public width; of a film its poster. Null for copies of prints, which have one size. */
    picture: jsonb('picture').$type<StoredPicture>(),
    fileName: text('file_name').notNull(),
    /** What is to be seen, as new uses begin with it. */
    alt: text('alt').notNull().default(''),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    byteSize: integer('byte_size'),
    uploadedBy: uuid('uploaded_by'),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Out of the library; its files go some days later, unless it is brought back or in use again. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('media_key').on(table.key),
    index('media_newest').on(table.createdAt, table.id),
    index('media_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)
