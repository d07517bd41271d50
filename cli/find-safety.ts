import { secretsKeyFile } from '#server/kernel/environment/secrets-keys.ts'
import { type Environment, isPublic } from '#server/kernel/environment.ts'
import { LostSecretsKey } from '#server/kernel/secret-box.ts'
import { readOldBackup } from '#server/reports/old-backup.ts'
import type { Shop } from '#server/shop.ts'
import type { Finding } from './find-ghostscript.ts'

/** Whether there is one as new as the plan promises; without a plan, whoever runs a public shop has to say so. */
export async function backupsFinding(
  { backups, settings, database, clock }: Shop,
  environment: Environment,
): Promise<Finding> {
  const what = 'Backups'
  const { timeZone } = await settings.read()
  const old = await readOldBackup(database.orm, clock.now(), timeZone)
  const why = old?.problem ? ` (${old.problem})` : ''
  if (old) {
    const newest = old.lastGoodAt
      ? `the last good one is of ${old.lastGoodAt.toISOString()}`
      : 'none was made'
    return { what, isWell: false, says: `${newest}${why}. See Site Settings, Backups.` }
  }
  const last = await backups.findLastGood()
  if (last) return { what, isWell: true, says: `as planned; the last good one is ${last.address}` }
  const isPlanned = await backups.isPlanned()
  if (isPlanned) return { what, isWell: true, says: 'planned; none has been due yet' }
  return {
    what,
    isWell: !isPublic(environment),
    says: 'none are planned. Plan them under Site Settings, Backups; where you make your own, choose “Only by hand”.',
  }
}

/** The key lies outside the database; without it nobody's authenticator app works. */
export async function secretsFinding({ keptSecrets }: Shop, environment: Environment): Promise<Finding> {
  const what = 'Secrets'
  const lost = await keptSecrets.countLost()
  if (lost > 0) return { what, isWell: false, says: new LostSecretsKey(`${lost} secrets`).message }
  const place = environment.SECRETS_KEY.length > 0 ? 'SECRETS_KEY' : secretsKeyFile(environment.DATA_DIR)
  return { what, isWell: true, says: `locked with ${place}, which belongs into your backups` }
}
