import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup, restoreBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace, composeShop, createFileStore } from '#server/compose.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { requireEnvironment } from './require-environment.ts'
import { keysOf, summaryOf } from './restore.ts'
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
      const shop = composeShop({ environment: own, connectionString, log: silentLog() })
      try {
        await shop.prepare()
        const { siteName } = await shop.settings.read()
        console.log(`${siteName} opens on it. The backup is good.`)
      } finally {
        await shop.stop()
      }
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

/** An empty database and data folder, which nothing of the shop's own settings leads out of. */
async function withPlaceOfItsOwn(
  environment: Environment,
  use: (connectionString: string, own: Environment) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-verify-'))
  const database = await startEmbeddedPostgres({ throwAway: true, log: () => {} })
  try {
    const own = { ...environment, DATA_DIR: folder, DATABASE_URL: undefined, S3_BUCKET: undefined }
    await use(database.connectionString(), own)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
