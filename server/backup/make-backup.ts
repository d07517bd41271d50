import { and, eq } from 'drizzle-orm'
import { oneAtATime } from '#server/kernel/job-queue/one-at-a-time.ts'
import { announceBackup } from './announce-backup.ts'
import { passphrasePlace, placeSecretPlace } from './backup-secrets.ts'
import { readPlan } from './begin-backup.ts'
import { type BackupsDeps, takeBackupJob } from './deps.ts'
import type { OpenBackupPlace } from './port.ts'
import { sendBackup } from './send-backup.ts'
import { settleKept } from './settle-kept.ts'
import { type BackupRow, backups } from './tables.ts'

/**
 * The job, run by one process at a time: copies the shop to the planned place, and removes what the retention rule no
 * longer keeps. A copy that was cut off has no name there yet, and is started over.
 * @throws Error saying what is wrong there; its job retries
 */
export const makeBackup = (deps: BackupsDeps, data: { backupId: string }): Promise<void> =>
  oneAtATime(deps, { key: 'backup', job: takeBackupJob, data }, () => makeAlone(deps, data.backupId))

async function makeAlone(deps: BackupsDeps, backupId: string): Promise<void> {
  try {
    const [backup] = await deps.database.orm
      .select()
      .from(backups)
      .where(and(eq(backups.id, backupId), isAtWork))
    if (backup) await makeIn(deps, backup)
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'Unknown'
    await note(deps, backupId, { problem: problem.slice(0, 500) })
    throw error
  }
}

const isAtWork = eq(backups.state, 'working')

async function makeIn(deps: BackupsDeps, backup: BackupRow): Promise<void> {
  const planned = await readPlan(deps.database.orm)
  if (!planned) throw new Error('No backups are planned any more')
  const open = (sealed: string | null, place: string) => sealed && deps.secretBox.open(sealed, place)
  const place = await deps.backupPlaces.open(backup.place, open(planned.placeSecret, placeSecretPlace))
  try {
    await sweepLeftovers(deps, place)
    const passphrase = backup.isEncrypted ? open(planned.passphrase, passphrasePlace) : null
    if (backup.isEncrypted && !passphrase) throw new Error('There is no passphrase any more. Enter a new one')
    const { manifest, bytes } = await sendBackup(deps, backup, { place, passphrase }, (progress) =>
      note(deps, backup.id, { progress }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const isNoted = await note(deps, backup.id, {
      ...{ state: 'done' as const, progress: 100, problem: null, finishedAt: deps.clock.now() },
      ...{ takenAt: new Date(manifest.takenAt), byteSize: bytes },
      ...{ rowCount: rows, fileCount: manifest.files.count },
    })
    // The plan was changed in the meantime: no one would know of this one.
    if (!isNoted) return await place.remove(backup.fileName)
    deps.log.info({ backupId: backup.id, fileName: backup.fileName, bytes, rows }, 'backup made')
    await settleKept(deps, backup, place)
  } finally {
    await place.close().catch(() => {})
  }
}

/** Only files known to be ours and incomplete: others may keep files there as well. */
async function sweepLeftovers({ database }: BackupsDeps, place: OpenBackupPlace): Promise<void> {
  const ours = await database.orm.select({ name: backups.fileName }).from(backups)
  await place.sweep(ours.map(({ name }) => name))
}

/** Only while it is in progress; one that was settled in the meantime stays so. */
async function note(deps: BackupsDeps, id: string, noted: Partial<BackupRow>): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(backups)
      .set(noted)
      .where(and(eq(backups.id, id), isAtWork))
      .returning({ id: backups.id })
    if (row) await announceBackup(deps, transaction, id)
    return row !== undefined
  })
}
