import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { forgetFailedJob, retryFailedJob } from '#server/kernel/job-queue/failed-jobs.ts'
import { endWorkOf } from '#server/kernel/pending-work.ts'
import type { ReportDeps } from './deps.ts'

/** `id` is an attention item's: the job's queue and id. */
export type JobWish = { id: string; wish: 'retry' | 'forget' }

const dataSchema = z.array(z.object({ data: z.record(z.string(), z.unknown()).catch({}) }))

/** Dismissing a job also ends what waits for it, with a message: a print file can then be requested again. */
export async function settleFailedJob(
  { database, pendingWork }: Pick<ReportDeps, 'database' | 'pendingWork'>,
  actor: Actor,
  { id, wish }: JobWish,
): Promise<boolean> {
  const [name = '', jobId = ''] = id.split('/')
  return database.transaction(async (transaction) => {
    const data = await dataOf(transaction, name, jobId)
    const settle = wish === 'retry' ? retryFailedJob : forgetFailedJob
    if (!(await settle(transaction, name, jobId))) return false
    if (wish === 'forget') await endWorkOf(transaction, pendingWork, { name, data })
    await audit(transaction, actor, { action: `job.${wish}`, subject: `job:${name}`, after: { id: jobId } })
    return true
  })
}

async function dataOf(
  transaction: Transaction,
  name: string,
  jobId: string,
): Promise<Record<string, unknown>> {
  const { rows } = await transaction.execute(
    sql`select data from pgboss.job where name = ${name} and id::text = ${jobId}`,
  )
  return dataSchema.parse(rows)[0]?.data ?? {}
}
