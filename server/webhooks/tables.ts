import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EventName } from '#domain/events.ts'
import type { DeliveryState } from '#domain/shop/webhook.ts'
import { moment } from '#server/kernel/tables.ts'

/**
 * URLs of other programs, and the events each receives. The secret is derived from the id, the generation and the
 * shop's key.
 */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events').array().$type<EventName[]>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Why the shop itself turned it off. */
  problem: text('problem'),
  problemAt: moment('problem_at'),
  secretGeneration: integer('secret_generation').notNull().default(1),
  /** The previous secret stays valid for one more day. */
  secretChangedAt: moment('secret_changed_at'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export type WebhookRow = typeof webhooks.$inferSelect

/** One attempt. `status` is the HTTP status; null if there was no response, and then `problem` says why. */
export type Attempt = { at: string; status: number | null; problem: string | null; milliseconds: number }

/** One event sent to one program: written in the transaction in which it happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The exact bytes sent: its signature covers them. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: jsonb('attempts').$type<Attempt[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
