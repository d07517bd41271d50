import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { ReportNeeds } from './index.ts'
import { requireStaff } from './policy.ts'

/** `id` is an attention item's: queue and id of the job. */
export type JobWish = { id: string; wish: 'retry' | 'forget' }

export async function settleFailedJob(
  { database, jobs }: Pick<ReportNeeds, 'database' | 'jobs'>,
  actor: Actor,
  { id, wish }: JobWish,
): Promise<boolean> {
  requireStaff(actor)
  const [name = '', jobId = ''] = id.split('/')
  return database.transaction(async (transaction) => {
    const settle = wish === 'retry' ? jobs.retryFailed : jobs.forgetFailed
    if (!(await settle(transaction, name, jobId))) return false
    await audit(transaction, actor, { action: `job.${wish}`, subject: `job:${name}`, after: { id: jobId } })
    return true
  })
}
