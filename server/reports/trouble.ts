import { and, count, desc, eq, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { countLateJobs, type FailedJob, listFailedJobs } from '#server/kernel/job-queue/failed-jobs.ts'
import { isAnybodyAtWork } from '#server/kernel/job-queue/worker-place.ts'
import { mails } from '#server/mail/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'

/** What the machine could not do by itself. Attention and the doctor both read it here, so that they agree. */
export type Trouble = {
  failedJobs: FailedJob[]
  /** Jobs that are due and that nobody begins; null while all is in time. */
  lateJobs: { jobs: number; since: Date; isAnybodyAtWork: boolean } | null
  failedMails: { id: string; to: string; subject: string | null; why: string | null; at: Date; all: number }[]
  /** Print files that were tried in vain, and are tried again; null while none is. */
  waitingPrintFiles: { files: number; since: Date; why: string | null } | null
  /** Mails that should have left; null while all leave. */
  waitingMails: { mails: number; since: Date; why: string | null } | null
}

/** More of one kind than anybody can look at; it also bounds what the list costs. */
export const most = 50

const mailTimeout = minutes(10)
const printFileTimeout = minutes(10)
const jobTimeout = minutes(10)
/** Without a worker nothing will begin: that need not be waited for. */
const timeoutWithoutWorkers = minutes(2)

export async function readTrouble(executor: Executor, now: Date): Promise<Trouble> {
  return {
    failedJobs: await listFailedJobs(executor, most),
    lateJobs: await readLateJobs(executor),
    waitingPrintFiles: await readWaitingPrintFiles(executor, now),
    failedMails: await readFailedMails(executor),
    waitingMails: await readWaitingMails(executor, now),
  }
}

async function readLateJobs(executor: Executor): Promise<Trouble['lateJobs']> {
  const { jobs, since } = await countLateJobs(executor, timeoutWithoutWorkers)
  if (since === null) return null
  const isAtWork = await isAnybodyAtWork(executor)
  if (isAtWork && Date.now() - since.getTime() < jobTimeout) return null
  return { jobs, since, isAnybodyAtWork: isAtWork }
}

async function readWaitingPrintFiles(executor: Executor, now: Date): Promise<Trouble['waitingPrintFiles']> {
  const isWaiting = and(
    inArray(printFiles.state, ['queued', 'rendering']),
    isNotNull(printFiles.error),
    lt(printFiles.createdAt, after(now, -printFileTimeout)),
  )
  const [found] = await executor
    .select({ files: count(), since: min(printFiles.createdAt), why: min(printFiles.error) })
    .from(printFiles)
    .where(isWaiting)
  return found?.since ? { ...found, since: found.since } : null
}

async function readFailedMails(executor: Executor): Promise<Trouble['failedMails']> {
  return executor
    .select({
      id: mails.id,
      to: mails.toAddress,
      subject: mails.subject,
      why: mails.error,
      at: mails.createdAt,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(mails)
    .where(eq(mails.state, 'failed'))
    .orderBy(desc(mails.createdAt))
    .limit(most)
}

/** A campaign's mails take their time; one of them that was tried in vain counts. */
async function readWaitingMails(executor: Executor, now: Date): Promise<Trouble['waitingMails']> {
  const isWaiting = and(
    eq(mails.state, 'queued'),
    lt(mails.queuedAt, after(now, -mailTimeout)),
    or(isNull(mails.groupId), isNotNull(mails.error)),
  )
  const [oldest] = await executor
    .select({ since: mails.queuedAt })
    .from(mails)
    .where(isWaiting)
    .orderBy(mails.queuedAt)
    .limit(1)
  if (!oldest) return null
  const [counted] = await executor.select({ mails: count() }).from(mails).where(isWaiting)
  const [tried] = await executor
    .select({ why: mails.error })
    .from(mails)
    .where(and(isWaiting, isNotNull(mails.error)))
    .limit(1)
  return { mails: counted?.mails ?? 0, since: oldest.since, why: tried?.why ?? null }
}
