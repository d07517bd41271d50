import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BatchKind, BatchState, ThingState, Trouble } from '#domain/batches/batch.ts'
import { moment } from '#server/kernel/tables.ts'

/** Something that is done for many orders. Who started it is whose permissions count. */
export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind').$type<BatchKind>().notNull(),
    /** What was chosen for all of them; how it is read, its kind says. */
    choice: jsonb('choice').notNull(),
    state: text('state').$type<BatchState>().notNull().default('working'),
    userId: uuid('user_id').notNull(),
    userEmail: text('user_email').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    dismissedAt: moment('dismissed_at'),
    /** What was made of all that went well, such as one PDF of all labels. */
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
    /** In the order in which they are done, from 1. */
    position: integer('position').notNull(),
    orderId: uuid('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** What was chosen for this one. */
    choice: jsonb('choice').notNull(),
    state: text('state').$type<ThingState>().notNull().default('waiting'),
    /** How often it was begun: more than once after a process died in the middle of it, or when somebody asked again. */
    tries: integer('tries').notNull().default(0),
    /** When it is looked at again, while it waits for something else. */
    notBefore: moment('not_before'),
    /** What became of it, as staff read it. */
    message: text('message').notNull().default(''),
    trouble: text('trouble').$type<Trouble>(),
    /** What its kind remembers of it; nothing any more once it failed and somebody asked again. */
    memo: jsonb('memo').$type<Memo>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
)

export type BatchThingRow = typeof batchThings.$inferSelect

export type Memo = {
  /** Of what was bought. */
  amountCents?: number
  /** Statuses of an order whose status was changed. */
  from?: string
  to?: string
  /** It was asked for, and is being made elsewhere. */
  isAsked?: boolean
}
