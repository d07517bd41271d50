import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { freePort } from '#tests/harness/shop.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type KillableShop = AsyncDisposable & {
  database: TestDatabase
  /** Where its files and its key for secrets lie. */
  dataDirectory: string
  origin: string
  /** Works on the running shop until it has ended itself at the point; what is cut off there is no error. */
  dieAt(point: string, work: () => Promise<unknown>): Promise<void>
  /** Starts it anew, and waits until it has ended itself at the point, be it before it is open. */
  dieAgainAt(point: string): Promise<void>
  /** Ends it as a power failure does, wherever it is. */
  kill(): Promise<void>
  /** Starts it anew, as after a power failure; now it survives every point. */
  startAgain(): Promise<void>
}

/**
 * A shop in a process of its own that ends itself at one fault point after the other: who was started again after one
 * end is who ends at the next.
 */
export async function startKillableShop(settings: Record<string, string>): Promise<KillableShop> {
  const stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-killable-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const database = stack.use(await createTestDatabase())
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const pointFile = join(folder, 'fault-point')
  const place = {
    dataDirectory: join(folder, 'data'),
    port,
    settings: {
      ...settings,
      DATABASE_URL: database.connectionString,
      PUBLIC_URL: origin,
      FAULT_POINT_FILE: pointFile,
    },
  }
  await writeFile(pointFile, '')
  let server: ServerProcess = await startServerProcess(place)
  stack.defer(() => server[Symbol.asyncDispose]())
  let isRunning = true
  return {
    database,
    dataDirectory: place.dataDirectory,
    origin,
    async dieAt(point, work) {
      if (!isRunning) throw new Error('The shop is not running: a test before this one broke off')
      isRunning = false
      await writeFile(pointFile, point)
      await work().catch(() => {})
      await server.gone
    },
    async dieAgainAt(point) {
      await writeFile(pointFile, point)
      const started = await startServerProcess(place).catch(() => null)
      if (started) server = started
      await started?.gone
    },
    async kill() {
      if (!isRunning) throw new Error('The shop is not running: a test before this one broke off')
      isRunning = false
      await server.kill()
    },
    async startAgain() {
      await writeFile(pointFile, '')
      server = await startServerProcess(place)
      isRunning = true
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
