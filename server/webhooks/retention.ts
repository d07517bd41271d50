import { inArray, sql } from 'drizzle-orm'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { webhookDeliveries } from './tables.ts'

/** Pending deliveries are kept. */
export const webhookRetention: readonly RetentionRule[] = [
  {
    name: 'webhookDeliveries',
    table: webhookDeliveries,
    key: { of: webhookDeliveries.id, type: 'uuid' },
    due: (before) => sql`select ${webhookDeliveries.id} as id from ${webhookDeliveries}
      where ${webhookDeliveries.createdAt} < ${before.toISOString()}::timestamptz and ${webhookDeliveries.state} <> 'waiting'`,
    remove: (transaction, ids) =>
      transaction.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, [...ids])),
  },
]
