import { and, desc, eq, isNull } from 'drizzle-orm'
import { isOverdue } from '#domain/backups/backup-plan.ts'
import { readPlan } from './begin-backup.ts'
import type { BackupsDeps } from './deps.ts'
import { type BackupPlanView, type BackupView, toBackup, toPlan } from './present.ts'
import { backups } from './tables.ts'

export type BackupsRead = {
  plan: BackupPlanView | null
  /** The newest that can be restored. */
  lastGood: BackupView | null
  /** Whether it is older than the plan promises. */
  isOverdue: boolean
  /** Newest first. */
  backups: BackupView[]
}

const mostShown = 200

export async function readBackups(deps: BackupsDeps): Promise<BackupsRead> {
  const { orm } = deps.database
  const planned = await readPlan(orm)
  const rows = await orm.select().from(backups).orderBy(desc(backups.createdAt)).limit(mostShown)
  const lastGood = await readLastGood(deps)
  const { timeZone } = await deps.readSettings()
  const { plan, plannedAt } = planned ?? {}
  return {
    plan: planned ? toPlan(planned) : null,
    lastGood: lastGood ? toBackup(deps, lastGood) : null,
    isOverdue: Boolean(
      plan &&
        plannedAt &&
        isOverdue({ ...plan, plannedAt }, lastGood?.takenAt ?? null, deps.clock.now(), timeZone),
    ),
    backups: rows.map((row) => toBackup(deps, row)),
  }
}

export async function readLastGood({ database }: Pick<BackupsDeps, 'database'>) {
  const [row] = await database.orm
    .select()
    .from(backups)
    .where(and(eq(backups.state, 'done'), isNull(backups.goneAt)))
    .orderBy(desc(backups.takenAt))
    .limit(1)
  return row
}

/** The one in progress; null if there is none. */
export async function readAtWork(deps: BackupsDeps): Promise<BackupView | null> {
  const [row] = await deps.database.orm.select().from(backups).where(eq(backups.state, 'working'))
  return row ? toBackup(deps, row) : null
}
