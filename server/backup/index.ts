import type { Actor } from '#server/kernel/actor.ts'
import { type Said, said } from '#server/kernel/door.ts'
import type { KeptSecret } from '#server/kernel/kept-secrets.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { backupSecrets, passphrasePlace, placeSecretPlace } from './backup-secrets.ts'
import { beginWhenDue, readPlan } from './begin-backup.ts'
import { type BackupsDeps, lookForBackupJob, takeBackupJob } from './deps.ts'
import { makeBackup } from './make-backup.ts'
import type { SourceKeys } from './open-source.ts'
import { backupOperations } from './operations/index.ts'
import { backupWork } from './pending-work.ts'
import type { BackupView } from './present.ts'
import { readAtWork, readLastGood } from './read-backups.ts'

export { copyRows } from './copy-rows.ts'
export { withBackup } from './open-source.ts'
export type { BackupPlaces, OpenBackupPlace } from './port.ts'
export type { BackupPlanView, BackupView } from './present.ts'
export { putBack } from './put-back.ts'
export type { BackupsRead } from './read-backups.ts'
export { type CheckedBackup, checkBackup, refuseFilledTarget, restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'

/** Copies of the whole shop, made on a schedule while it is open (docs/adr/0017-backups-by-copy.md). */
export type Backups = {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  /** The place's key, and the passphrase. */
  keptSecrets: readonly KeptSecret[]
  /** The one in progress, for owners; null if there is none. */
  atWork: Said<(actor: Actor) => Promise<BackupView | null>>
  isPlanned(): Promise<boolean>
  /** For the operator: where the newest good backup is, and what opens it. Null if there is none. */
  findLastGood(): Promise<{ address: string; keys: SourceKeys } | null>
}

export function createBackups(deps: BackupsDeps): Backups {
  const { jobs, secretBox, backupPlaces } = deps
  jobs.handle(takeBackupJob, (data) => makeBackup(deps, data))
  jobs.handle(lookForBackupJob, () => beginWhenDue(deps))
  jobs.schedule(lookForBackupJob, '*/10 * * * *', {})
  return {
    operations: bindOperations(backupOperations, deps),
    pendingWork: backupWork(deps),
    keptSecrets: backupSecrets,
    atWork: said('own', async (actor: Actor) => (mayDo(actor, 'backups.write') ? readAtWork(deps) : null)),
    isPlanned: async () => (await readPlan(deps.database.orm)) !== undefined,
    async findLastGood() {
      const [last, planned] = [await readLastGood(deps), await readPlan(deps.database.orm)]
      if (!last) return null
      const open = (sealed: string | null | undefined, place: string) =>
        sealed ? secretBox.open(sealed, place) : undefined
      const secret = open(planned?.placeSecret, placeSecretPlace)
      const passphrase = open(planned?.passphrase, passphrasePlace)
      const address = backupPlaces.addressOf(last.place, last.fileName)
      return { address, keys: { keyId: last.place.user, secret, passphrase } }
    },
  }
}
