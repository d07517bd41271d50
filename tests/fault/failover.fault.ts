import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBalancer } from '#tests/harness/processes/balancer.ts'
import { startPostgresPair } from '#tests/harness/processes/postgres-pair.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { freePort } from '#tests/harness/shop.ts'
import type { Visit } from './chaos/ask-shop.ts'
import { compareBooks } from './chaos/compare-books.ts'
import { asking, type BusyShop, startMailServer } from './chaos/rig.ts'
import { settleDown } from './chaos/settle-down.ts'
import { keepBuyingShirts, keepShopping } from './chaos/shop-there.ts'
import { fillShelf } from './chaos/stock-shelf.ts'
import { nothingTold } from './chaos/told.ts'
import { hire, keepWorking } from './chaos/work-there.ts'

/** One web process and one worker; the long form shows that a database outage hits several. Each costs a start. */
const [webProcesses, workers] = isLong ? [3, 2] : [1, 1]
const shoppers = isLong ? 2 : 1
/** Orders confirmed before the database fails over, and after. */
const enough = isLong ? 6 : 2
const within = { timeout: 600_000 }

type Farm = BusyShop & {
  /** How many of them report that they can serve. */
  ready(): number
  failOver(): Promise<void>
  /** How far behind the standby is, in ms, as measured by the leader. */
  lag(): Promise<number | null>
}

/** One shop with several processes behind a balancer, on a database of two machines, an S3 store and a mail server. */
async function startFarm(): Promise<Farm> {
  const stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-farm-'))
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const pair = stack.use(await startPostgresPair())
  const s3 = stack.use(await startS3())
  const inbox = stack.use(await startMailServer())
  const ports: number[] = []
  while (ports.length < webProcesses) ports.push(await freePort())
  const balancer = stack.use(await startBalancer(ports))
  const origin = balancer.origin.replace('127.0.0.1', 'localhost')
  const settings = {
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  }
  const mailing = { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, PAYMENT_PROVIDER: 'sandbox' }
  const start = async (name: string, port: number, flag: string) => {
    const own = { ...settings, ...mailing, DATABASE_URL: pair.connectionString }
    stack.use(
      await startServerProcess({ dataDirectory: join(folder, name), port, settings: own, flags: [flag] }),
    )
  }
  const [first = 0, ...others] = ports
  await start('web-0', first, '--web')
  await Promise.all(others.map((port, at) => start(`web-${at + 1}`, port, '--web')))
  await Promise.all(Array.from({ length: workers }, (_, at) => start(`worker-${at}`, first, '--worker')))
  const connectionString = async () => pair.leader()
  return {
    origin,
    workers,
    mailed: inbox.taken,
    troubled: [],
    settings,
    connectionString,
    ask: asking(connectionString),
    ready: () => ports.filter((port) => balancer.isReady(port)).length,
    failOver: () => pair.failOver(),
    async lag() {
      const rows = await asking(connectionString)(
        'select extract(epoch from replay_lag) * 1000 as lag from pg_stat_replication',
      )
      const lag = rows?.[0]?.lag
      return lag === undefined || lag === null ? null : Number(lag)
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('PostgreSQL fails over under load from processes that answer and others that work, and nothing confirmed is lost', async () => {
  await using farm = await startFarm()
  await expect.poll(() => farm.ready(), within).toBe(webProcesses)
  const told = nothingTold()
  const staff = await hire(farm)
  const shelf = await fillShelf(farm, 1)
  let isOver = false
  const visit: Visit = { rig: farm, told, shelf, isOver: () => isOver }
  const load = [
    ...Array.from({ length: shoppers }, () => keepShopping(visit)),
    ...Array.from({ length: shoppers }, () => keepBuyingShirts(visit)),
    keepWorking(visit, staff, new Set()),
  ]
  await expect.poll(() => told.orderNumbers.length, within).toBeGreaterThanOrEqual(enough)
  const before = { orders: told.orderNumbers.length, lag: await farm.lag(), unanswered: told.unanswered }

  const from = performance.now()
  const since = () => Math.round(performance.now() - from)
  await farm.failOver()
  const promoted = since()
  await expect.poll(() => farm.ready(), { ...within, interval: 50 }).toBe(webProcesses)
  const ready = since()
  await expect
    .poll(() => told.orderNumbers.length, { ...within, interval: 50 })
    .toBeGreaterThan(before.orders)
  const sold = since()
  farm.troubled.push({ from, to: performance.now() })
  await expect.poll(() => told.orderNumbers.length, within).toBeGreaterThanOrEqual(before.orders + enough)
  isOver = true
  await Promise.all(load)

  const waiting = await settleDown(farm)
  const { broken } = await compareBooks(farm, told, shelf)
  console.log(
    [
      `promoted after ${promoted} ms, all ready after ${ready} ms, next order told after ${sold} ms`,
      `standby behind before by ${before.lag} ms; calls not answered meanwhile ${told.unanswered - before.unanswered}`,
      ...Object.entries(told).map(([name, of]) => `${name} ${typeof of === 'number' ? of : of.length}`),
    ].join('; '),
  )
  expect({ waiting, broken }).toEqual({ waiting: [], broken: [] })
})
