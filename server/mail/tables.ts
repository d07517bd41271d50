import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** Every mail of the shop, from the moment it was decided to be sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** The same thing is never mailed twice: "order-confirmation:<order id>". */
    dedupeKey: text('dedupe_key').notNull(),
    template: text('template').notNull(),
    /** What many mails belong to, such as a campaign. */
    groupId: uuid('group_id'),
    toAddress: text('to_address').notNull(),
    data: jsonb('data').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.dedupeKey),
    /** Few rows whatever the shop's age: what staff should look at. */
    index('mails_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    index('mails_created_at').on(table.createdAt),
    index('mails_group').on(table.groupId, table.state),
  ],
)
