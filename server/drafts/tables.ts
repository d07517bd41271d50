import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Draft } from '#domain/studio/draft.ts'
import { moment } from '#server/kernel/tables.ts'

/** Gang sheets that are worked on and not saved, as the account keeps them. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id').notNull(),
    /** What it is a draft of, see `subjectSchema`. */
    subject: text('subject').notNull(),
    content: jsonb('content').$type<Draft>().notNull(),
    /** The browser that it was last kept from. */
    device: jsonb('device').$type<{ id: string; name: string }>().notNull(),
    /** Another version was chosen in its place; it can be restored. */
    isSetAside: boolean('is_set_aside').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Counts keeps, so that no tab or device overwrites what it has not seen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('drafts_present').on(table.ownerId, table.subject).where(sql`not is_set_aside`),
    index('drafts_owner').on(table.ownerId, table.updatedAt.desc()),
  ],
)

export type DraftRow = typeof drafts.$inferSelect
