import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { openDoors } from '#cli/open-doors.ts'
import { composeShop } from '#server/compose.ts'
import type { NetworkLook } from '#server/doctor/port.ts'
import type { ServePage } from '#server/http/visit.ts'
import { type Clock, systemClock } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { type Environment, readEnvironment } from '#server/kernel/environment.ts'
import { createLog, type Log } from '#server/kernel/log.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import type { Shop } from '#server/shop.ts'
import { quickPasswords } from './auth.ts'
import type { TestClock } from './clock.ts'
import { copyDatabase, holdBooks } from './database.ts'
import { noteDatabase } from './databases/as-it-was.ts'
import { lastLog } from './processes/last-log.ts'

export type TestShop = Shop &
  AsyncDisposable & {
    /** Address of the shop's real HTTP server. */
    origin: string
    /** The response that a client on this machine gets, without the network. */
    answer(request: Request): Promise<Response>
    environment: Environment
    connectionString: string
  }

export type TestShopOptions = {
  clock?: Clock
  settings?: Record<string, string>
  /** Runs jobs and realtime automatically, as in production. Otherwise `jobs.runDue()` runs them. */
  isAlive?: boolean
  /**
   * The job queue uses the shop's own connections: each one costs PostgreSQL more than all queries of a short test. The
   * default for a shop that runs no jobs itself on a copy of the template; where queues are new, they are read when
   * work is first enqueued, within a transaction.
   */
  isPoolLent?: boolean
  servePage?: ServePage
  staticFolder?: string
  /** If something else must know the address beforehand. */
  port?: number
  /** If the test reads the log. */
  log?: Log
  /** What the shop would see of itself from outside. */
  network?: NetworkLook
}

/** A whole shop for the test: fresh database, files in a temporary folder, real HTTP on a free port. */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const connectionString = await copyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-test-'))
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const settings = {
    ...{ DATA_DIR: folder, DATABASE_URL: connectionString },
    ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin },
  }
  const { isPoolLent = !options.isAlive && options.settings?.DATABASE_URL === undefined } = options
  const { shop, environment, log } = composeTestShop(
    { ...settings, ...options.settings },
    { ...options, isPoolLent },
  )
  const endDatabase = holdBooks(connectionString, { ...shop.database, close: () => shop.stop() })
  await shop.prepare()
  const { servePage = noPages, staticFolder } = options
  const doors = await openDoors(shop, { environment, log, pages: { servePage, staticFolder } })
  if (options.isAlive) await shop.start()
  return Object.assign(shop, {
    origin,
    answer: async (request: Request) => doors.edge.fetch(request, fromHere),
    environment,
    connectionString,
    async [Symbol.asyncDispose]() {
      await doors.close(() => 0)
      // The books are read once nothing works on them any more.
      await shop.jobs.stop()
      await endDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  })
}

/**
 * The same for all tests of a file, each of which finds its database, and the test's clock, in their initial state: for
 * tests that count its contents. At the top of the file: `const shop = await shareTestShop()`. Its files stay.
 */
export async function shareTestShop(
  options: Omit<TestShopOptions, 'isAlive'> & { clock?: Clock | TestClock } = {},
): Promise<TestShop> {
  const { clock } = options
  const shop = await startTestShop(options)
  afterAll(() => shop[Symbol.asyncDispose]())
  const asItWas = await noteDatabase(shop.database.pool)
  beforeEach(async () => {
    await asItWas()
    if (clock && 'advance' in clock) clock.advance(systemClock.now().getTime() - clock.now().getTime())
    // Drops what was cached from other rows.
    await shop.tableChanges.look()
  })
  return shop
}

/** The part of a connection that the edge reads. */
const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

/**
 * A shop's operations in this process; it serves and runs nothing yet. Same as the launcher's (cli/start.ts) with a
 * different clock, log, outside view and password cost; tests/e2e/edge.e2e.ts names the settings in which it differs.
 */
export function composeTestShop(
  settings: Record<string, string>,
  {
    clock = systemClock,
    log: given,
    network,
    isPoolLent,
  }: Pick<TestShopOptions, 'clock' | 'log' | 'network' | 'isPoolLent'> = {},
) {
  const reading = readEnvironment({
    // Set explicitly, as required of every shop that is reached by https or sends email.
    PAYMENT_PROVIDER: 'sandbox',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    // All visitors of a test come from one network.
    REQUESTS_PER_MINUTE: '0',
    ...settings,
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const { environment } = reading
  const log = given ?? (process.env.TEST_LOG ? createLog(environment.LOG_LEVEL) : createLog('warn', lastLog))
  const connectionString = settings.DATABASE_URL ?? ''
  const own = openDatabase(connectionString, log, databaseLimits(environment))
  const database = isPoolLent ? { ...own, jobPool: own.pool } : own
  const passwords = quickPasswords
  const shop = composeShop({ environment, connectionString, log, clock, network, passwords, database })
  return { shop, environment, log }
}

const noPages: ServePage = async () => new Response('This test has no pages', { status: 404 })

const firstPort = 12_000
/** More shops than a test process has open at once. */
const portsEach = 50
let portsGiven = 0

/**
 * Below the ports that systems use for outgoing connections, which could take one between this call and its use. Each
 * process has its own range: otherwise several simultaneous runs were given the same port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (process.pid % 400) * portsEach + (portsGiven++ % portsEach)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
  })
}
