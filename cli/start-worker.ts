import { join } from 'node:path'
import { composeShop } from '#server/compose.ts'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { openLog } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/migrate.ts'
import { requireEnvironment } from './require-environment.ts'
import { watchNpm } from './watch-npm.ts'

/** Does the shop's jobs and answers nobody. It shares database and files with the processes that answer. */
export async function startWorker(): Promise<void> {
  const environment = requireEnvironment()
  const connectionString = await findDatabase(environment)
  if (connectionString === null) {
    console.error(
      'A worker needs the shop’s database. Set DATABASE_URL, or start the shop on this DATA_DIR before its workers.',
    )
    process.exit(1)
  }
  await migrateDatabase(connectionString)
  const shop = composeShop({ environment, connectionString, log: openLog(environment) })
  await shop.start('worker')

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await shop.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  watchNpm(stop)
  console.log('The worker is at work')
}

/** The one that the owner named, or the embedded one that a running shop keeps on the same data folder. */
async function findDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<string | null> {
  if (DATABASE_URL) return DATABASE_URL
  return (await findRunningPostgres(join(DATA_DIR, 'postgres')))?.connectionString() ?? null
}
