import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDoors } from '#cli/open-doors.ts'
import { decideDemo } from '#cli/seed/decide-demo.ts'
import { seedDemoShop } from '#cli/seed/seed-demo-shop.ts'
import type { ShopDeps } from '#server/compose/shop-deps.ts'
import { composeShop } from '#server/compose.ts'
import { buildPages, loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import type { Shop } from '#server/shop.ts'
import { freePort } from '#tests/harness/shop.ts'

export type OpenShop = Shop & AsyncDisposable & { origin: string }

/** What happens before the shop opens, for things in the past. */
type Before = (deps: ShopDeps, origin: string) => Promise<void>

/** The shop of a first start, on a free port and in a temporary folder that is removed when it closes. */
async function openShop(before: Before, say: (message: string) => void): Promise<OpenShop> {
  await buildPages({ log: say })
  const folder = await mkdtemp(join(tmpdir(), 'gangway-screens-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const reading = readEnvironment({
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const { environment } = reading
  const log = createLog(environment.LOG_LEVEL)

  const database = await startEmbeddedPostgres({ throwAway: true, log: () => {} })
  const connectionString = database.connectionString()
  await migrateDatabase(connectionString)
  const deps = { environment, connectionString, log }
  const shop = composeShop(deps)
  await shop.prepare()
  await decideDemo(shop, environment)
  await shop.auth.ensureOwner()
  await before(deps, origin)
  const pages = { servePage: await loadBuiltPages(), staticFolder }
  const doors = await openDoors(shop, { environment, log, pages })
  await shop.start()
  return Object.assign(shop, {
    origin,
    async [Symbol.asyncDispose]() {
      await doors.close(() => 0)
      await shop.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  })
}

export const openDemoShop = (say: (message: string) => void, more: Before): Promise<OpenShop> =>
  openShop(async (deps, origin) => {
    await seedDemoShop(deps, say)
    await more(deps, origin)
  }, say)

/** A shop that has sold nothing yet. */
export const openEmptyShop = (say: (message: string) => void): Promise<OpenShop> =>
  openShop(async () => {}, say)
