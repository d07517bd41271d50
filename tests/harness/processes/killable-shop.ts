import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { freePort } from '#tests/harness/shop.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type KillableShop = AsyncDisposable & {
  database: TestDatabase
  /** The location of its files and secrets key. */
  dataDirectory: string
  origin: string
  /** Runs `work` on the running shop until the shop has exited at the point; interrupted calls aren't errors. */
  dieAt(point: string, work: () => Promise<unknown>): Promise<void>
  /** Restarts it, and waits until it has exited at the point, even before it is open. */
  dieAgainAt(point: string): Promise<void>
  /** Kills it like a power failure, wherever it is. */
  kill(): Promise<void>
  /** Restarts it, as after a power failure; now it survives every point. */
  startAgain(): Promise<void>
}

/**
 * A shop in a separate process that exits at one fault point after the other: the process restarted after one exit is
 * the one that exits at the next.
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
