import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopDeps } from '#server/compose/shop-deps.ts'
import { composeShop } from '#server/compose.ts'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { prepareDataFolder } from '#server/kernel/environment/data-folder.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrateDatabase, refuseNewerDatabase } from '#server/kernel/postgres/migrate-database.ts'
import type { Shop } from '#server/shop.ts'
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts'
import { requireEnvironment } from './require-environment.ts'

/** Runs a command on the shop's data without serving it; the shop may be open at the same time. */
export async function withShop<Result>(
  work: (shop: Shop, deps: ShopDeps) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (connectionString, environment) => {
    const deps = { environment, connectionString, log: createLog('error') }
    const shop = composeShop(deps)
    try {
      await shop.prepare()
      return await work(shop, deps)
    } finally {
      await shop.stop()
    }
  })
}

/** The same with only the migrated database. */
export async function withDatabase<Result>(
  work: (connectionString: string, environment: Environment) => Promise<Result>,
): Promise<Result> {
  return withUnchangedDatabase(async (connectionString, environment) => {
    await migrateDatabase(connectionString)
    return work(connectionString, environment)
  })
}

/** The same with the database unchanged: of this version, of an older one, or empty. */
export async function withUnchangedDatabase<Result>(
  work: (connectionString: string, environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = requireEnvironment()
  const databaseServer = await reachDatabase(environment)
  try {
    await refuseNewerDatabase(databaseServer.connectionString)
    return await work(databaseServer.connectionString, environment)
  } finally {
    await databaseServer.stop()
  }
}

/** Whether no shop was ever started with these settings: opening its database would create one. */
export async function isWithoutDatabase({ DATABASE_URL, DATA_DIR }: Environment): Promise<boolean> {
  return !DATABASE_URL && !(await stat(join(DATA_DIR, 'postgres')).catch(() => null))
}

async function reachDatabase(environment: Parameters<typeof openDatabaseServer>[0]): Promise<DatabaseServer> {
  if (environment.DATABASE_URL) return openDatabaseServer(environment, console.error)
  const running = await findRunningPostgres(join(environment.DATA_DIR, 'postgres'))
  if (running) return { connectionString: running.connectionString(), stop: async () => {} }
  await prepareDataFolder(environment, console.error)
  return openDatabaseServer(environment, () => {})
}
