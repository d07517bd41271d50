import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BatchKind, BatchState, ThingState, Trouble } from '#domain/batches/batch.ts'
import { moment } from '#server/kernel/tables.ts'

/** Something that is done for many orders, with the permissions of the person who started it. */
export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind').$type<BatchKind>().notNull(),
    /** The choices for all of them; its kind knows how to read them. */
    choice: jsonb('choice').notNull(),
    state: text('state').$type<BatchState>().notNull().default('working'),
    userId: uuid('user_id').notNull(),
    userEmail: text('user_email').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    dismissedAt: moment('dismissed_at'),
    /** The file made from everything that succeeded, such as one PDF of all labels. */
    fileKey: text('file_key'),
    fileName: text('file_name'),
    error: text('error'),
  },
  (table) => [
    index('batches_of_user').on(table.userId, table.createdAt),
    index('batches_working').on(table.createdAt).where(sql`${table.state} = 'working'`),
  ],
)

export type BatchRow = typeof batches.$inferSelect

/** One order of a batch. */
export const batchThings = pgTable(
  'batch_things',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The processing order, from 1. */
    position: integer('position').notNull(),
    orderId: uuid('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** The choices for this one. */
    choice: jsonb('choice').notNull(),
    state: text('state').$type<ThingState>().notNull().default('waiting'),
    /** How often it was begun: more than once after a process died in the middle of it, or when someone retried. */
    tries: integer('tries').notNull().default(0),
    /** When it is checked again, while it waits for something else. */
    notBefore: moment('not_before'),
    /** The result, as staff read it. */
    message: text('message').notNull().default(''),
    trouble: text('trouble').$type<Trouble>(),
    /** What its kind remembers about it; cleared when it failed and someone retried. */
    memo: jsonb('memo').$type<Memo>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
)

export type BatchThingRow = typeof batchThings.$inferSelect

export type Memo = {
  /** The cost of what was bought. */
  amountCents?: number
  /** The statuses before and after a change. */
  from?: string
  to?: string
  /** It was requested, and is being made elsewhere. */
  isAsked?: boolean
}
