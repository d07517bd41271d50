import { checkBackup, restoreBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace, createFileStore } from '#server/compose.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { requireEnvironment } from './require-environment.ts'
import { keysOf, summaryOf } from './restore.ts'
import { openOnce, withPlaceOfItsOwn } from './try-shop.ts'
import { withShop } from './with-shop.ts'

/**
 * Restores a backup into a temporary location, compares every row and file with it, and opens a shop on it. Without a
 * name, uses the newest backup that the plan made.
 */
export async function verifyBackup(source: string | undefined): Promise<void> {
  const environment = requireEnvironment()
  const asked = source === undefined ? await findLastGood() : { address: source, keys: keysOf(environment) }
  console.log(`Testing ${asked.address} …`)
  await withBackup(asked.address, { ...asked.keys, places: anyBackupPlace }, async (folder) => {
    const backup = await checkBackup(folder)
    console.log(summaryOf(backup))
    await withPlaceOfItsOwn(environment, async (connectionString, own) => {
      const files = createFileStore(own)
      await restoreBackup(backup, { connectionString, files }, console.log, { isCompared: true })
      console.log('Every row and every file matches the backup.')
      if (backup.secretsKeys) keepSecretsKeys(own.DATA_DIR, backup.secretsKeys)
      const siteName = await openOnce(connectionString, own)
      console.log(`${siteName} opens from it. The backup is good.`)
    })
  })
}

async function findLastGood() {
  const last = await withShop((shop) => shop.backups.findLastGood())
  if (last) return last
  throw new OperatorError(
    'No planned backup has been made yet. Name one, or plan backups under Site Settings, Backups.',
  )
}
