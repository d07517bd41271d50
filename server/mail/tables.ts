import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { mailStates } from '#domain/content/mail-filters.ts'
import { moment } from '#server/kernel/tables.ts'

/** Every email and text message of the shop, from the moment it was decided to send it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** The same thing is never emailed twice: "order-confirmation:<order id>". */
    dedupeKey: text('dedupe_key').notNull(),
    template: text('template').notNull(),
    /** Groups many emails, such as those of a campaign. */
    groupId: uuid('group_id'),
    /** For a text message, its phone number. */
    toAddress: text('to_address').notNull(),
    /** For a text message, the order that it is about. */
    orderId: uuid('order_id'),
    data: jsonb('data').notNull(),
    /**
     * `queued` while it is being tried; `failed` once given up; `expired`: its link expired before it could be sent.
     */
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it started waiting to be sent; resending it resets this. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
    /** When its link or code expires: it is not sent after that. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    /** What the text message service reported about it later. */
    delivery: text('delivery', { enum: ['delivered', 'undelivered'] }),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.dedupeKey),
    /** Few rows, however old the shop is: those that staff should look at. */
    index('mails_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    /** Those waiting to be sent. */
    index('mails_queued').on(table.queuedAt).where(sql`${table.state} = 'queued'`),
    index('mails_created_at').on(table.createdAt),
    index('mails_group').on(table.groupId, table.state).where(sql`${table.groupId} is not null`),
    index('mails_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
)

/**
 * Who agreed to text messages, to what wording and when: about one order at its checkout, or about all orders in the
 * account.
 */
export const textConsents = pgTable(
  'text_consents',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** E.164, such as +15125550123. */
    phone: text('phone').notNull(),
    /** Null: for the account, covering all of its orders. */
    orderId: uuid('order_id'),
    userId: uuid('user_id'),
    words: text('words').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('text_consents_order').on(table.orderId),
    uniqueIndex('text_consents_account')
      .on(table.userId)
      .where(sql`${table.orderId} is null and ${table.endedAt} is null`),
    index('text_consents_user').on(table.userId),
    index('text_consents_agreed_at').on(table.agreedAt),
  ],
)

/** Numbers that get no texts: their owner said STOP, or texts can't be delivered to them. */
export const textNumbers = pgTable('text_numbers', {
  phone: text('phone').primaryKey(),
  stoppedAt: moment('stopped_at'),
  failedAt: moment('failed_at'),
  failure: text('failure'),
})
