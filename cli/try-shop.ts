import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop } from '#server/compose.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'

/** Provides a temporary empty database and data folder that none of the shop's own settings lead out of. */
export async function withPlaceOfItsOwn<T>(
  environment: Environment,
  use: (connectionString: string, own: Environment) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-try-'))
  try {
    const database = await startEmbeddedPostgres({ throwAway: true, log: () => {} })
    try {
      const nowhere = { DATABASE_URL: undefined, DATABASE_REPLICA_URL: undefined, S3_BUCKET: undefined }
      const own = { ...environment, ...nowhere, DATA_DIR: folder }
      return await use(database.connectionString(), own)
    } finally {
      await database.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens a shop on a database that is up to date, and closes it. Returns its name. */
export async function openOnce(connectionString: string, environment: Environment): Promise<string> {
  const shop = composeShop({ environment, connectionString, log: silentLog() })
  try {
    await shop.prepare()
    return (await shop.settings.read()).siteName
  } finally {
    await shop.stop()
  }
}
