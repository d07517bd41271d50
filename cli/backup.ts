import { resolve } from 'node:path'
import { takeBackup } from '#server/backup/index.ts'
import { createFileStore } from '#server/compose.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { readKeyText } from '#server/kernel/environment/secrets-keys.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { replicaOf } from '#server/kernel/postgres/replica.ts'
import { verifyBackup } from './verify-backup.ts'
import { withUnchangedDatabase } from './with-shop.ts'

/** Backs the shop up to a folder, whether it is open or not; or verifies a backup. */
export async function backup(rest: readonly string[]): Promise<void> {
  const [first, ...more] = rest
  if (first === '--verify' && more.length <= 1) return verifyBackup(more[0])
  if (first === undefined || first.startsWith('--') || more.length > 0) {
    console.error('Use: npm run shop -- backup FOLDER, or npm run shop -- backup --verify [BACKUP]')
    process.exitCode = 2
    return
  }
  await copyInto(first)
}

async function copyInto(folder: string): Promise<void> {
  await withUnchangedDatabase(async (connectionString, environment) => {
    const { tables, files } = await takeBackup(sourceOf(connectionString, environment), folder, console.log)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US')
    console.log(
      `${resolve(folder)} has ${rows} rows in ${tables.length} tables and ${files.count.toLocaleString('en-US')} files ` +
        `(${Math.ceil(files.bytes / 1e6).toLocaleString('en-US')} MB). Keep it where only you can read it: it contains everything your customers gave you.`,
    )
    if (environment.SECRETS_KEY.length > 0)
      console.log('It doesn’t include the SECRETS_KEY you set: keep that as well.')
    console.log('To test it: npm run shop -- backup --verify', resolve(folder))
  })
}

/** Everything that goes into a backup of a shop with these settings. */
export const sourceOf = (connectionString: string, environment: Environment) => ({
  connectionString,
  clock: systemClock,
  replica: replicaOf(environment),
  files: createFileStore(environment),
  dataFolder: environment.DATA_DIR,
  secretsKey: readKeyText(environment.DATA_DIR),
})
