import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notKept } from '#domain/backups/backup-plan.ts'
import { announceBackup } from './announce-backup.ts'
import { readPlan } from './begin-backup.ts'
import type { BackupsDeps } from './deps.ts'
import type { OpenBackupPlace } from './port.ts'
import { type BackupRow, backups } from './tables.ts'

/**
 * Removes our backups that the rule no longer keeps from the place of `backup`, and records whether the others are
 * still there. Backups in other places, or not in our list, are left alone. Never fails: the next backup comes here
 * again.
 */
export async function settleKept(
  deps: BackupsDeps,
  backup: Pick<BackupRow, 'id' | 'place'>,
  place: OpenBackupPlace,
): Promise<void> {
  try {
    await settle(deps, backup, place)
  } catch (error) {
    deps.log.warn({ error, backupId: backup.id }, 'old backups could not be cleaned up')
    const why = error instanceof Error ? error.message : String(error)
    await deps.database.orm
      .update(backups)
      .set({ problem: `Older ones could not be removed: ${why.slice(0, 400)}` })
      .where(eq(backups.id, backup.id))
  }
}

async function settle(
  deps: BackupsDeps,
  backup: Pick<BackupRow, 'id' | 'place'>,
  place: OpenBackupPlace,
): Promise<void> {
  const { orm } = deps.database
  const planned = await readPlan(orm)
  const taken = await orm
    .select()
    .from(backups)
    .where(and(eq(backups.state, 'done'), isNull(backups.goneAt), isAt(backup.place)))
  const there = new Map((await place.list()).map(({ name, bytes }) => [name, bytes]))
  const missing = taken.filter(({ fileName, byteSize }) => there.get(fileName) !== byteSize)
  await noteGone(deps, missing, 'It is no longer there, or no longer what was written')
  if (!planned) return
  const { timeZone } = await deps.readSettings()
  const whole = taken.filter((one) => !missing.includes(one))
  const moments = whole.map(({ id, takenAt, createdAt }) => ({ id, takenAt: takenAt ?? createdAt }))
  const removable = new Set(notKept(moments, planned.plan.keep, timeZone))
  for (const one of whole) {
    if (!removable.has(one.id)) continue
    await place.remove(one.fileName)
    await noteGone(deps, [one], null)
  }
}

/** The same place, whatever is known of its host key so far. */
const isAt = (place: BackupRow['place']) =>
  sql`${backups.place} - 'hostKey' = ${JSON.stringify(place)}::jsonb - 'hostKey'`

async function noteGone(
  deps: BackupsDeps,
  gone: readonly { id: string }[],
  problem: string | null,
): Promise<void> {
  const [first] = gone
  if (!first) return
  const ids = gone.map(({ id }) => id)
  await deps.database.transaction(async (transaction) => {
    await transaction
      .update(backups)
      .set({ goneAt: deps.clock.now(), problem })
      .where(inArray(backups.id, ids))
    await announceBackup(deps, transaction, first.id)
  })
}
