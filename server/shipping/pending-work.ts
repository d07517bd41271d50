import { sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { fetchLabelJob, type ShippingDeps } from './deps.ts'
import { shipments } from './tables.ts'

/** Labels that are paid for but whose PDF we don't have. Purchases in doubt are swept on their own schedule. */
export const shippingWork = ({ jobs }: Pick<ShippingDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'PDFs of labels',
    jobs: [fetchLabelJob],
    key: 'shipmentId',
    waiting: sql`select id::text as id from ${shipments}
      where purchase = 'bought' and label_key is null and provider_reference is not null`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, fetchLabelJob, { shipmentId: id }),
  },
]
