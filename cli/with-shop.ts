import { join } from 'node:path'
import { composeShop, type Shop } from '#server/compose.ts'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/migrate.ts'
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts'
import { requireEnvironment } from './require-environment.ts'

/** Runs a command on the shop's data without serving it, also while the shop is open. */
export async function withShop<Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> {
  const environment = requireEnvironment()
  const databaseServer = await reachDatabase(environment)
  try {
    await migrateDatabase(databaseServer.connectionString)
    const { connectionString } = databaseServer
    const shop = composeShop({ environment, connectionString, log: createLog('error') })
    try {
      await shop.prepare()
      return await work(shop)
    } finally {
      await shop.stop()
    }
  } finally {
    await databaseServer.stop()
  }
}

async function reachDatabase(environment: Parameters<typeof openDatabaseServer>[0]): Promise<DatabaseServer> {
  if (!environment.DATABASE_URL) {
    const running = await findRunningPostgres(join(environment.DATA_DIR, 'postgres'))
    if (running) return { connectionString: running.connectionString(), stop: async () => {} }
  }
  return openDatabaseServer(environment, () => {})
}
