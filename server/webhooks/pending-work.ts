import { sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { giveUp } from './deliver.ts'
import { deliverJob, type WebhooksDeps } from './deps.ts'
import { webhookDeliveries } from './tables.ts'

export const webhookWork = ({ jobs, clock, realtime }: WebhooksDeps): PendingWork[] => [
  {
    name: 'webhook deliveries',
    jobs: [deliverJob],
    key: 'deliveryId',
    waiting: sql`select id::text as id from ${webhookDeliveries} where state = 'waiting'`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, deliverJob, { deliveryId: id }),
    giveUp: (transaction, id) => giveUp({ clock, realtime }, transaction, id),
  },
]
