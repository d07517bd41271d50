import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md B3: Edit request. */
export const editRequests = pgTable(
  'edit_requests',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    /** Null for a guest's order, until an account takes over the order. */
    customerId: uuid('customer_id'),
    requestDetails: text('request_details').notNull(),
    /** pending, approved, declined; 'rejected' in older data is read as declined. */
    status: text('status').notNull().default('pending'),
    adminResponse: text('admin_response'),
    reviewedBy: uuid('reviewed_by'),
    reviewedByName: text('reviewed_by_name'),
    reviewedAt: moment('reviewed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('edit_requests_newest').on(table.createdAt, table.id),
    index('edit_requests_customer').on(table.customerId, table.createdAt),
    index('edit_requests_order').on(table.orderId),
    index('edit_requests_pending').on(table.id).where(sql`${table.status} = 'pending'`),
  ],
)

/** Messages between customer and shop about a request, oldest first by id. */
export const editMessages = pgTable(
  'edit_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => editRequests.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    author: text('author', { enum: ['customer', 'shop'] }).notNull(),
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('edit_messages_request').on(table.requestId, table.id)],
)

export const proofStates = ['offered', 'approved', 'answered', 'replaced'] as const
export type ProofState = (typeof proofStates)[number]

/** A changed design that is waiting for the customer's approval. */
export const editProofs = pgTable(
  'edit_proofs',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    requestId: uuid('request_id')
      .notNull()
      .references(() => editRequests.id, { onDelete: 'cascade' }),
    /** 1 for the request's first proof. */
    number: integer('number').notNull(),
    note: text('note').notNull(),
    /** What the order's item is made from once approved. */
    designData: jsonb('design_data').$type<OrderDesignData>().notNull(),
    pictureKey: text('picture_key').notNull(),
    /** The item's image when the proof was made. */
    beforeUrl: text('before_url'),
    state: text('state', { enum: proofStates }).notNull().default('offered'),
    madeBy: uuid('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('edit_proofs_number').on(table.requestId, table.number),
    // A customer answers one at a time: a new proof replaces the waiting one.
    uniqueIndex('edit_proofs_one_offered').on(table.requestId).where(sql`${table.state} = 'offered'`),
  ],
)
