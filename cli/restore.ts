import { resolve } from 'node:path'
import { checkBackup, restoreBackup } from '#server/backup/index.ts'
import { createFileStore } from '#server/compose.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import { withUnchangedDatabase } from './with-shop.ts'

/** Fills an empty data folder, or an empty database and bucket, with a backup. */
export async function restore(rest: readonly string[]): Promise<void> {
  const [folder, ...more] = rest
  if (folder === undefined || more.length > 0) {
    console.error('Use: npm run shop -- restore FOLDER')
    process.exitCode = 2
    return
  }
  const backup = await checkBackup(resolve(folder))
  await withUnchangedDatabase(async (connectionString, environment) => {
    const target = { connectionString, files: createFileStore(environment) }
    await restoreBackup(backup, target, console.log)
    if (backup.secretsKeys) keepSecretsKeys(environment.DATA_DIR, backup.secretsKeys)
    console.log(
      `${environment.DATA_DIR} is the shop as it was on ${backup.manifest.takenAt}. Start it with the same settings: npm start`,
    )
  })
}
