import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, holdBooks } from '#tests/harness/database.ts'
import { composeTestShop, freePort, type TestShop, type TestShopOptions } from '#tests/harness/shop.ts'
import { startServerProcess } from './server-process.ts'

/**
 * A shop started with the command of `npm start` in a separate process, which serves and works, on a fresh database and
 * folder; its operations are also available in this process, for a test to set up and inspect.
 */
export async function startOwnersShop(
  options: Pick<TestShopOptions, 'settings' | 'port'>,
): Promise<TestShop> {
  const [connectionString, folder, port] = await Promise.all([
    copyDatabase(),
    mkdtemp(join(tmpdir(), 'gangway-test-')),
    options.port ?? freePort(),
  ])
  const origin = `http://localhost:${port}`
  const settings = { DATABASE_URL: connectionString, PUBLIC_URL: origin, ...options.settings }
  const serving = await startServerProcess({ dataDirectory: folder, port, settings })
  const { shop, environment } = composeTestShop({ ...settings, DATA_DIR: folder })
  const endDatabase = holdBooks(connectionString, { ...shop.database, close: () => shop.stop() })
  // What is cached in memory here is dropped when the other process changes it.
  await shop.realtime.start()
  return Object.assign(shop, {
    origin,
    answer: (request: Request) => fetch(request),
    environment,
    connectionString,
    async [Symbol.asyncDispose]() {
      await serving[Symbol.asyncDispose]()
      await endDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  })
}
