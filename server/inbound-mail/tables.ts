import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inboundStates } from '#domain/content/inbound-filters.ts'
import { moment } from '#server/kernel/tables.ts'

/** Every inbound email. The original is stored under `inbound-mails/<id>`. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Set by the sender; null until the email is read. The same id is accepted once. */
    messageId: text('message_id'),
    recipients: text('recipients').array().notNull(),
    fromAddress: text('from_address').notNull().default(''),
    fromName: text('from_name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    byteSize: integer('byte_size').notNull(),
    files: integer('files').notNull().default(0),
    state: text('state', { enum: inboundStates }).notNull().default('received'),
    reason: text('reason'),
    orderId: uuid('order_id'),
    /** The order message that it has become. */
    orderMessageId: bigint('order_message_id', { mode: 'number' }),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('inbound_mails_message_id').on(table.messageId),
    index('inbound_mails_received_at').on(table.receivedAt),
    index('inbound_mails_order').on(table.orderId),
    /** Few rows, however old the shop is. */
    index('inbound_mails_open').on(table.receivedAt).where(sql`${table.state} in ('received', 'unmatched')`),
  ],
)

/** A file attached to an emailed message: an artwork like any upload. */
export const messageFiles = pgTable(
  'message_files',
  {
    /** Also the artwork's id. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    orderMessageId: bigint('order_message_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Why it wasn't accepted. */
    problem: text('problem'),
  },
  (table) => [index('message_files_order').on(table.orderId, table.orderMessageId)],
)
