import { and, eq, sql } from 'drizzle-orm'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { deliverBulkJob, deliverJob } from './deliver.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'

type Deps = { jobs: Pick<Jobs, 'enqueue'>; templates: ReadonlyMap<string, MailTemplate<unknown>> }

/** Emails waiting to be sent. */
export const mailWork = ({ jobs, templates }: Deps): PendingWork[] => [
  {
    name: 'mails',
    jobs: [deliverJob, deliverBulkJob],
    key: 'mailId',
    waiting: sql`select id::text as id from ${mails} where state = 'queued'`,
    async enqueue(transaction, id) {
      const [mail] = await transaction
        .select({ template: mails.template })
        .from(mails)
        .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
      const job = templates.get(mail?.template ?? '')?.isBulk ? deliverBulkJob : deliverJob
      if (mail) await jobs.enqueue(transaction, job, { mailId: id })
    },
    async giveUp(transaction, id, cause) {
      await transaction
        .update(mails)
        .set({ state: 'failed', error: sql`coalesce(${mails.error}, ${cause})` })
        .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    },
  },
]
