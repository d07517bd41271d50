import { checkBackup, restoreBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace, createFileStore } from '#server/compose.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { requireEnvironment } from './require-environment.ts'
import { keysOf, summaryOf } from './restore.ts'
import { openOnce, withPlaceOfItsOwn } from './try-shop.ts'
import { withShop } from './with-shop.ts'

/**
 * Restores a backup into a place of its own that is gone afterwards, holds every row and file against it, and opens a shop
 * on it. Without a name it is the newest one that the plan made.
 */
export async function verifyBackup(source: string | undefined): Promise<void> {
  const environment = requireEnvironment()
  const asked = source === undefined ? await findLastGood() : { address: source, keys: keysOf(environment) }
  console.log(`Trying ${asked.address} …`)
  await withBackup(asked.address, { ...asked.keys, places: anyBackupPlace }, async (folder) => {
    const backup = await checkBackup(folder)
    console.log(summaryOf(backup))
    await withPlaceOfItsOwn(environment, async (connectionString, own) => {
      const files = createFileStore(own)
      await restoreBackup(backup, { connectionString, files }, console.log, { isCompared: true })
      console.log('Every row and every file is as in the backup.')
      if (backup.secretsKeys) keepSecretsKeys(own.DATA_DIR, backup.secretsKeys)
      const siteName = await openOnce(connectionString, own)
      console.log(`${siteName} opens on it. The backup is good.`)
    })
  })
}

async function findLastGood() {
  const last = await withShop((shop) => shop.backups.findLastGood())
  if (last) return last
  throw new OperatorError(
    'No backup was made by a plan yet. Name one, or plan backups under Site Settings, Backups.',
  )
}
