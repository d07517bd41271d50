import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { isOverdue } from '#domain/backups/backup-plan.ts'
import { backupPlans, backups } from '#server/backup/tables.ts'
import type { Executor } from '#server/kernel/database.ts'

/** `problem`: why the last try was in vain, where that is known. */
export type OldBackup = { lastGoodAt: Date | null; problem: string | null }

/** The newest backup that can be restored, where it is older than the plan promises. Attention and the doctor read it here. */
export async function readOldBackup(
  executor: Executor,
  now: Date,
  timeZone: string,
): Promise<OldBackup | null> {
  const [planned] = await executor.select().from(backupPlans)
  if (!planned) return null
  const [lastGood] = await executor
    .select({ takenAt: backups.takenAt })
    .from(backups)
    .where(and(eq(backups.state, 'done'), isNull(backups.goneAt)))
    .orderBy(desc(backups.takenAt))
    .limit(1)
  const lastGoodAt = lastGood?.takenAt ?? null
  const { plan, plannedAt } = planned
  if (!isOverdue({ ...plan, plannedAt }, lastGoodAt, now, timeZone)) return null
  const [failed] = await executor
    .select({ problem: backups.problem })
    .from(backups)
    .where(isNotNull(backups.problem))
    .orderBy(desc(backups.createdAt))
    .limit(1)
  return { lastGoodAt, problem: failed?.problem ?? null }
}
