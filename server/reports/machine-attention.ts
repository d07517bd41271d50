import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import type { FailedJob } from '#server/kernel/job-queue/failed-jobs.ts'
import { policyOf } from '#server/kernel/job-queue/job-policies.ts'
import { newsletterCampaigns } from '#server/newsletter/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { shipments } from '#server/shipping/tables.ts'
import type { CountedItem } from './attention-item.ts'
import type { ReportDeps } from './deps.ts'
import { short } from './short.ts'
import { readTrouble } from './trouble.ts'

/** What the machine could not do by itself, most pressing first. */
export async function machineAttention({ database }: ReportDeps, now: Date): Promise<CountedItem[]> {
  const { lateJobs, waitingPrintFiles, waitingMails, failedMails, failedJobs } = await readTrouble(
    database.orm,
    now,
  )
  const subjects = await subjectsOf(database, failedJobs)
  return [
    ...(lateJobs
      ? [
          {
            kind: 'work_waits' as const,
            id: 'work',
            orderId: null,
            at: lateJobs.since,
            title: `${lateJobs.jobs === 1 ? 'One task waits' : `${lateJobs.jobs} tasks wait`} to be done`,
            reason: lateJobs.isAnybodyAtWork
              ? 'Mails, previews and print files are behind: there is more to do than this server manages'
              : 'No process does jobs: start the shop without --web, or one more with --worker',
          },
        ]
      : []),
    ...(waitingPrintFiles
      ? [
          {
            kind: 'print_file_waits' as const,
            id: 'print-files',
            orderId: null,
            at: waitingPrintFiles.since,
            title:
              waitingPrintFiles.files === 1
                ? 'One print file waits'
                : `${waitingPrintFiles.files} print files wait`,
            reason: short(waitingPrintFiles.why ?? ''),
          },
        ]
      : []),
    ...(waitingMails
      ? [
          {
            kind: 'mail_waits' as const,
            id: 'mails',
            orderId: null,
            at: waitingMails.since,
            title: waitingMails.mails === 1 ? 'One mail waits' : `${waitingMails.mails} mails wait`,
            reason: short(waitingMails.why ?? 'It has not been tried yet'),
          },
        ]
      : []),
    ...failedMails.map(({ id, to, subject, why, at, all }) => ({
      all,
      kind: 'mail_failed' as const,
      id,
      at,
      orderId: null,
      title: to,
      reason: short([subject, why].filter(Boolean).join(': ')),
    })),
    ...failedJobs.map(({ id, name, at, message, all }) => {
      const subject = subjects.get(id)
      return {
        all,
        kind: 'job_failed' as const,
        id: `${name}/${id}`,
        at,
        orderId: subject?.orderId ?? null,
        title: [policyOf(name)?.what ?? name, subject?.words].filter(Boolean).join(' · '),
        reason: short(message),
      }
    }),
  ]
}

type Subject = { orderId: string | null; words: string }

/** What failed jobs are about, by the id of the job. */
async function subjectsOf({ orm }: Database, failed: readonly FailedJob[]): Promise<Map<string, Subject>> {
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
