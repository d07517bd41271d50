import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { countFailedJobs, type FailedJob, listFailedJobs } from '#server/kernel/job-queue/failed-jobs.ts'
import { policyOf } from '#server/kernel/job-queue/job-policies.ts'
import { mails } from '#server/mail/tables.ts'
import { newsletterCampaigns } from '#server/newsletter/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { shipments } from '#server/shipping/tables.ts'
import type { AttentionItem } from './attention-item.ts'
import { type Asked, type AttentionKind, waitingRows } from './attention-kind.ts'
import { short } from './short.ts'
import {
  failedMails,
  jobsAreLate,
  mailsWait,
  most,
  printFilesWait,
  readLateJobs,
  readWaitingMails,
  readWaitingPrintFiles,
} from './trouble.ts'

/** What the machine could not do automatically, most pressing first. */
export const machineKinds: readonly ((asked: Asked) => AttentionKind)[] = [
  ({ orm }) =>
    asOne('work_waits', jobsAreLate, async () => {
      const late = await readLateJobs(orm)
      return (
        late && {
          ...{ id: 'work', at: late.since },
          title: `${late.jobs === 1 ? 'One task is waiting' : `${late.jobs} tasks are waiting`} to be done`,
          reason: late.isAnybodyAtWork
            ? 'Emails, previews, and print files are behind: there is more to do than this server can handle'
            : 'No process is running jobs: start the shop without --web, or start one more with --worker',
        }
      )
    }),
  ({ orm, now }) =>
    asOne('print_file_waits', printFilesWait(now), async () => {
      const waiting = await readWaitingPrintFiles(orm, now)
      return (
        waiting && {
          ...{ id: 'print-files', at: waiting.since, reason: short(waiting.why ?? '') },
          title:
            waiting.files === 1 ? 'One print file is waiting' : `${waiting.files} print files are waiting`,
        }
      )
    }),
  ({ orm, now }) =>
    asOne('mail_waits', mailsWait(now), async () => {
      const waiting = await readWaitingMails(orm, now)
      return (
        waiting && {
          ...{ id: 'mails', at: waiting.since, reason: short(waiting.why ?? 'It has not been tried yet') },
          title: waiting.mails === 1 ? 'One email is waiting' : `${waiting.mails} emails are waiting`,
        }
      )
    }),
  ({ orm }) =>
    waitingRows({
      kind: 'mail_failed',
      rows: failedMails(orm),
      order: [desc(mails.createdAt)],
      show: ({ id, to, subject, why, at }) => ({
        ...{ id, at, orderId: null, title: to },
        reason: short([subject, why].filter(Boolean).join(': ')),
      }),
    }),
  ({ orm }) => ({
    kind: 'job_failed',
    count: countFailedJobs,
    async list() {
      const failed = await listFailedJobs(orm, most)
      const subjects = await subjectsOf(orm, failed)
      return failed.map(({ id, name, at, message }) => {
        const subject = subjects.get(id)
        return {
          kind: 'job_failed',
          id: `${name}/${id}`,
          at,
          orderId: subject?.orderId ?? null,
          title: [policyOf(name)?.what ?? name, subject?.words].filter(Boolean).join(' · '),
          reason: short(message),
        }
      })
    },
  }),
]

/** However many things are waiting, they are a single task. */
const asOne = (
  kind: AttentionItem['kind'],
  isSo: SQL<boolean>,
  read: () => Promise<Omit<AttentionItem, 'kind' | 'orderId'> | null>,
): AttentionKind => ({
  kind,
  count: sql<number>`(${isSo})::int`,
  async list() {
    const item = await read()
    return item ? [{ ...item, kind, orderId: null }] : []
  },
})

type Subject = { orderId: string | null; words: string }

/** What failed jobs are about, by job id. */
async function subjectsOf(orm: Executor, failed: readonly FailedJob[]): Promise<Map<string, Subject>> {
  const idsIn = (key: string): string[] =>
    failed.flatMap(({ data }) => (typeof data[key] === 'string' ? [data[key]] : []))
  const order = { orderId: orders.id, words: orders.orderNumber }
  const found = await Promise.all([
    orm
      .select({ ...order, key: orders.id })
      .from(orders)
      .where(inArray(orders.id, idsIn('orderId'))),
    orm
      .select({ ...order, key: printFiles.id })
      .from(printFiles)
      .innerJoin(orders, eq(orders.id, printFiles.orderId))
      .where(inArray(printFiles.id, idsIn('printFileId'))),
    orm
      .select({ ...order, key: shipments.id })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(inArray(shipments.id, idsIn('shipmentId'))),
    orm
      .select({ ...order, key: paymentEvents.id })
      .from(paymentEvents)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentEvents.attemptId))
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(inArray(paymentEvents.id, idsIn('paymentEventId'))),
    orm
      .select({ key: newsletterCampaigns.id, words: newsletterCampaigns.subject })
      .from(newsletterCampaigns)
      .where(inArray(newsletterCampaigns.id, idsIn('campaignId'))),
  ])
  const byKey = new Map(found.flat().map((row) => [row.key, row]))
  return new Map(
    failed.flatMap(({ id, data }) => {
      const row = Object.values(data)
        .map((value) => byKey.get(String(value)))
        .find(Boolean)
      if (!row) return []
      return [[id, { orderId: 'orderId' in row ? row.orderId : null, words: row.words ?? '' }] as const]
    }),
  )
}
