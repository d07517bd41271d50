import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

export const mailStates = ['queued', 'sent', 'failed', 'expired'] as const
export type MailState = (typeof mailStates)[number]

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
    /** `queued` while it is tried; `failed` when it was given up; `expired`: its link had ended before it could leave. */
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when it waits to leave; sending it again begins anew. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
    /** When the link or code in it ends: it is not sent after. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.dedupeKey),
    /** Few rows whatever the shop's age: what staff should look at. */
    index('mails_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    /** What waits to leave. */
    index('mails_queued').on(table.queuedAt).where(sql`${table.state} = 'queued'`),
    index('mails_created_at').on(table.createdAt),
    index('mails_group').on(table.groupId, table.state),
  ],
)
