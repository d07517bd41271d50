import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { lastDueOf } from '#domain/backups/backup-plan.ts'
import { type Executor, isUniqueViolation, type Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { announceBackup } from './announce-backup.ts'
import { archiveEnds } from './archive/open-archive.ts'
import { type BackupsDeps, takeBackupJob } from './deps.ts'
import { type BackupPlanRow, backupPlans, backups } from './tables.ts'

export async function readPlan(executor: Executor): Promise<BackupPlanRow | undefined> {
  const [row] = await executor.select().from(backupPlans)
  return row
}

/** Records a backup and the job that makes it. @throws AppError when nothing is planned, or one is in progress */
export async function beginBackup(deps: BackupsDeps, transaction: Transaction, by: string): Promise<string> {
  const planned = await readPlan(transaction)
  if (!planned) throw new AppError('conflict', 'First choose where backups go, and save that.')
  const { place, isEncrypted } = planned.plan
  const id = randomUUID()
  const createdAt = deps.clock.now()
  const end = isEncrypted ? archiveEnds.encrypted : archiveEnds.plain
  await transaction
    .insert(backups)
    .values({
      ...{ id, place, isEncrypted, createdAt, createdBy: by },
      fileName: `gangway-${stamp(createdAt)}-${id.slice(0, 8)}${end}`,
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'A backup is already being made.')
      throw error
    })
  await deps.jobs.enqueue(transaction, takeBackupJob, { backupId: id }, { singletonKey: 'backup' })
  await announceBackup(deps, transaction, id)
  return id
}

/** "20261126-0300", in UTC: sorting by name sorts by time. */
const stamp = (moment: Date): string =>
  moment.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')

/** The job: begins a backup when the plan's time has come and none has begun since. */
export async function beginWhenDue(deps: BackupsDeps): Promise<void> {
  const { timeZone } = await deps.readSettings()
  await deps.database
    .transaction(async (transaction) => {
      const planned = await readPlan(transaction)
      const due = planned && lastDueOf(planned.plan, deps.clock.now(), timeZone)
      if (!planned || !due || due < planned.plannedAt) return
      const [newest] = await transaction
        .select({ createdAt: backups.createdAt })
        .from(backups)
        .orderBy(desc(backups.createdAt))
        .limit(1)
      if (newest && newest.createdAt >= due) return
      await beginBackup(deps, transaction, 'Gangway')
    })
    .catch((error: unknown) => {
      // The previous one is still running; this one comes after it.
      if (!(error instanceof AppError)) throw error
    })
}
