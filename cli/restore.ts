import { join } from 'node:path'
import {
  type CheckedBackup,
  checkBackup,
  refuseFilledTarget,
  restoreBackup,
  withBackup,
} from '#server/backup/index.ts'
import { anyBackupPlace, createFileStore } from '#server/compose.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { requireEnvironment } from './require-environment.ts'
import { isWithoutDatabase, withUnchangedDatabase } from './with-shop.ts'

/** Restores a backup into an empty data folder, or an empty database and bucket. */
export async function restore(rest: readonly string[]): Promise<void> {
  const isDry = rest.includes('--dry-run')
  const [source, ...more] = rest.filter((word) => word !== '--dry-run')
  if (source === undefined || more.length > 0) {
    console.error('Use: npm run shop -- restore BACKUP [--dry-run]')
    process.exitCode = 2
    return
  }
  const environment = requireEnvironment()
  await withBackup(source, { ...keysOf(environment), places: anyBackupPlace }, async (folder) => {
    const backup = await checkBackup(folder)
    console.log(summaryOf(backup))
    await (isDry ? look(backup, environment) : fill(backup))
  })
}

export const keysOf = ({ BACKUP_KEY_ID, BACKUP_SECRET, BACKUP_PASSPHRASE }: Environment) => ({
  keyId: BACKUP_KEY_ID,
  secret: BACKUP_SECRET,
  passphrase: BACKUP_PASSPHRASE,
})

async function fill(backup: CheckedBackup): Promise<void> {
  await withUnchangedDatabase(async (connectionString, environment) => {
    const target = { connectionString, files: createFileStore(environment) }
    await restoreBackup(backup, target, console.log)
    if (backup.secretsKeys) keepSecretsKeys(environment.DATA_DIR, backup.secretsKeys)
    console.log(
      `${environment.DATA_DIR} now has the shop as of ${backup.manifest.takenAt}. Start it with the same settings: npm start`,
    )
    console.log('It doesn’t make backups automatically yet: plan them again under Site Settings, Backups.')
  })
}

/** Reports where the backup would be restored, without creating anything there. */
async function look(backup: CheckedBackup, environment: Environment): Promise<void> {
  const { DATABASE_URL, DATA_DIR, S3_BUCKET } = environment
  if (!(await isWithoutDatabase(environment)))
    await withUnchangedDatabase((connectionString) =>
      refuseFilledTarget(backup, { connectionString, files: createFileStore(environment) }),
    )
  const database = DATABASE_URL ? new URL(DATABASE_URL).host : join(DATA_DIR, 'postgres')
  const files = S3_BUCKET ? `the bucket ${S3_BUCKET}` : join(DATA_DIR, 'files')
  console.log(`Its rows would go to ${database}, and its files to ${files}. Nothing was changed.`)
}

/** The backup's contents and its largest tables. */
export function summaryOf({ manifest }: CheckedBackup): string {
  const { takenAt, tables, files } = manifest
  const count = (number: number): string => number.toLocaleString('en-US')
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const largest = [...tables].sort((one, other) => other.rows - one.rows).slice(0, 5)
  return [
    `A backup from ${takenAt}: ${count(rows)} rows in ${tables.length} tables, ${count(files.count)} files (${count(Math.ceil(files.bytes / 1e6))} MB).`,
    ...largest.map(({ name, rows: of }) => `  ${name.padEnd(24)} ${count(of).padStart(12)} rows`),
  ].join('\n')
}
