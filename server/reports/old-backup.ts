import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOverdue } from '#domain/backups/backup-plan.ts'
import { backupPlans, backups } from '#server/backup/tables.ts'
import type { Executor } from '#server/kernel/database.ts'

/** `problem`: why the last attempt failed, if known. */
export type OldBackup = { lastGoodAt: Date | null; problem: string | null }

/** The newest restorable backup, if it is older than the plan promises. Both attention and the doctor read it here. */
export async function readOldBackup(
  executor: Executor,
  now: Date,
  timeZone: string,
): Promise<OldBackup | null> {
  const [planned] = await executor
    .select({
      plan: backupPlans.plan,
      plannedAt: backupPlans.plannedAt,
      lastGoodAt: sql`(select max(${backups.takenAt}) from ${backups} where ${isGood})`.mapWith(
        backups.takenAt,
      ),
      problem: sql<string | null>`(select ${backups.problem} from ${backups}
        where ${backups.problem} is not null order by ${backups.createdAt} desc limit 1)`,
    })
    .from(backupPlans)
  if (!planned) return null
  const { plan, plannedAt, lastGoodAt, problem } = planned
  return isOverdue({ ...plan, plannedAt }, lastGoodAt, now, timeZone) ? { lastGoodAt, problem } : null
}

const isGood = and(eq(backups.state, 'done'), isNull(backups.goneAt))
