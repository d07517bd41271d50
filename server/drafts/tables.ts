import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Draft } from '#domain/studio/draft.ts'
import { moment } from '#server/kernel/tables.ts'

/** Unsaved gang sheets in progress, as stored in the account. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id').notNull(),
    /** The subject of the draft, see `subjectSchema`. */
    subject: text('subject').notNull(),
    content: jsonb('content').$type<Draft>().notNull(),
    /** The browser that it was last saved from. */
    device: jsonb('device').$type<{ id: string; name: string }>().notNull(),
    /** Another version was chosen instead; this one can be restored. */
    isSetAside: boolean('is_set_aside').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Counts saves, so that no tab or device overwrites what it has not seen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('drafts_present').on(table.ownerId, table.subject).where(sql`not is_set_aside`),
    index('drafts_owner').on(table.ownerId, table.updatedAt.desc()),
  ],
)

export type DraftRow = typeof drafts.$inferSelect
