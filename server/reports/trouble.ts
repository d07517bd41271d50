import { and, count, desc, eq, inArray, isNotNull, isNull, lt, min, or, type SQL, sql } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import {
  countLateJobs,
  type FailedJob,
  hasLateJobs,
  listFailedJobs,
} from '#server/kernel/job-queue/failed-jobs.ts'
import { hasWorkers, isAnybodyAtWork } from '#server/kernel/job-queue/worker-place.ts'
import { mails } from '#server/mail/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'

/** What the machine could not do automatically. Attention and the doctor both read it here, so that they agree. */
export type Trouble = {
  failedJobs: FailedJob[]
  /** Jobs that are due but not started; null while everything is on time. */
  lateJobs: { jobs: number; since: Date; isAnybodyAtWork: boolean } | null
  failedMails: { id: string; to: string; subject: string | null; why: string | null; at: Date }[]
  /** Print files whose attempts failed and are retried; null if there are none. */
  waitingPrintFiles: { files: number; since: Date; why: string | null } | null
  /** Emails that should have been sent by now; null if there are none. */
  waitingMails: { mails: number; since: Date; why: string | null } | null
}

/** More of one kind than anyone can look at; it also bounds the cost of the list. */
export const most = 50

const mailTimeout = minutes(10)
const printFileTimeout = minutes(10)
const jobTimeout = minutes(10)
/** Without a worker nothing will start: there is no need to wait longer. */
const timeoutWithoutWorkers = minutes(2)

/** Everything, for the doctor. Attention shows whatever there is of it. */
export async function readTrouble(executor: Executor, now: Date): Promise<Trouble> {
  return {
    failedJobs: await listFailedJobs(executor, most),
    lateJobs: await readLateJobs(executor),
    waitingPrintFiles: await readWaitingPrintFiles(executor, now),
    failedMails: await failedMails(executor).orderBy(desc(mails.createdAt)).limit(most),
    waitingMails: await readWaitingMails(executor, now),
  }
}

/** While a worker is running, jobs may be late for longer. */
export const jobsAreLate = hasLateJobs(
  sql`case when ${hasWorkers} then ${jobTimeout}::int else ${timeoutWithoutWorkers}::int end`,
)

export async function readLateJobs(executor: Executor): Promise<Trouble['lateJobs']> {
  const isAtWork = await isAnybodyAtWork(executor)
  const { jobs, since } = await countLateJobs(executor, timeoutWithoutWorkers)
  if (since === null || (isAtWork && Date.now() - since.getTime() < jobTimeout)) return null
  return { jobs, since, isAnybodyAtWork: isAtWork }
}

const isWaitingFile = (now: Date) =>
  and(
    inArray(printFiles.state, ['queued', 'rendering']),
    isNotNull(printFiles.error),
    lt(printFiles.createdAt, after(now, -printFileTimeout)),
  )

export const printFilesWait = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select from ${printFiles} where ${isWaitingFile(now)})`

export async function readWaitingPrintFiles(
  executor: Executor,
  now: Date,
): Promise<Trouble['waitingPrintFiles']> {
  const [found] = await executor
    .select({ files: count(), since: min(printFiles.createdAt), why: min(printFiles.error) })
    .from(printFiles)
    .where(isWaitingFile(now))
  return found?.since ? { ...found, since: found.since } : null
}

export const failedMails = (executor: Executor) =>
  executor
    .select({
      id: mails.id,
      to: mails.toAddress,
      subject: mails.subject,
      why: mails.error,
      at: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.state, 'failed'))

/** A campaign's emails take their time; one of them that has failed counts. */
const isWaitingMail = (now: Date) =>
  and(
    eq(mails.state, 'queued'),
    lt(mails.queuedAt, after(now, -mailTimeout)),
    or(isNull(mails.groupId), isNotNull(mails.error)),
  )

export const mailsWait = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select from ${mails} where ${isWaitingMail(now)})`

export async function readWaitingMails(executor: Executor, now: Date): Promise<Trouble['waitingMails']> {
  const [found] = await executor
    .select({ mails: count(), since: min(mails.queuedAt), why: min(mails.error) })
    .from(mails)
    .where(isWaitingMail(now))
  return found?.since ? { ...found, since: found.since } : null
}
