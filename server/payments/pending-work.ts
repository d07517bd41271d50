import { sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { PaymentsDeps } from './deps.ts'
import { processEventJob } from './jobs.ts'
import { paymentEvents } from './tables.ts'

/** Events that we have acknowledged to a provider. Attempts and refunds are swept on their own schedule. */
export const paymentWork = ({ jobs }: Pick<PaymentsDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'events of payment providers',
    jobs: [processEventJob],
    key: 'paymentEventId',
    waiting: sql`select id::text as id from ${paymentEvents} where processed_at is null`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, processEventJob, { paymentEventId: id }),
  },
]
