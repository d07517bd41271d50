import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/kernel/database.ts'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { type BenchContext, type Benchmark, percentile } from './harness.ts'
import { composeHouse } from './orders/compose-house.ts'
import { startShop } from './shop/start-shop.ts'
import { type Lived, liveAnOrdinaryLife } from './soak/ordinary-life.ts'
import { type Sample, takeSample, type Watch } from './soak/watch-shop.ts'

/** In MB. */
const restAtMost = 200
const loadAtMost = 350
/** How much the last quarter may exceed the second: V8 and PostgreSQL vary by that much without any growth. */
const growthAtMost = 1.1
/** For values counted in tens. */
const countGrowthAtMost = 1.25
const token = 'bench-alone-0123456789'
const settling = 15_000
/** Accounts that sign in, one after the other. */
const accounts = 12

/**
 * An hour (`--minutes 60`) of a day at the shop, started with npm start's command on data filled by a first start:
 * memory of the serving process at rest and under load, and whether anything grows from the second quarter of the time
 * to the last: memory, heap after collections (the low water of each stretch), open files, handles, connections, rows
 * that should go, temporary files. `--only visits` (staff, sign-ins, orders) runs only one part of the load.
 */
export const run: Benchmark = async (context) => {
  const { options, say } = context
  const minutes = Number(options.minutes ?? 60)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-soak-'))
  const [data, temporary] = [join(folder, 'data'), join(folder, 'temporary')]
  await mkdir(temporary)
  const settings = () => ({
    ...{ METRICS_TOKEN: token, TMPDIR: temporary, REQUESTS_PER_MINUTE: '0' },
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  })
  const first = await startShop(data, settings)
  await first.isFull
  await first.stop()
  const shop = await startShop(data, settings)
  const postgres = await findRunningPostgres(join(data, 'postgres'))
  if (!postgres) throw new Error('The shop has no database of its own')
  const connectionString = postgres.connectionString()
  const database = openDatabase(connectionString, silentLog())
  const house = composeHouse(shop.origin, connectionString)
  const signIn = () => signInFrom({ auth: house.auth, origin: shop.origin }, browse(shop), 'admin')
  try {
    await pause(settling)
    const watch: Watch = { shop, database, token, temporary }
    const began = performance.now()
    const rest = await takeSample(watch, began)
    const staff = await signIn()
    // One account may be signed in to, from all networks together, only so many times an hour.
    const emails = [staff.actor.user?.email ?? '']
    while (emails.length < accounts) emails.push((await signIn()).actor.user?.email ?? '')
    const until = performance.now() + minutes * 60_000
    say(`${minutes} minutes of an ordinary day`)
    const samples: Sample[] = []
    const life = liveAnOrdinaryLife({ origin: shop.origin, database, staff, emails }, until, options.only)
    let isOver = false
    const ended = life.finally(() => {
      isOver = true
    })
    ended.catch(() => undefined)
    while (!isOver) {
      samples.push(await takeSample(watch, began))
      await Promise.race([pause(2_000), ended.catch(() => undefined)])
    }
    const lived = await ended
    await pause(settling)
    tell(context, { rest, samples, after: await takeSample(watch, began), lived })
  } finally {
    await house.database.close()
    await database.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Told = { rest: Sample; samples: Sample[]; after: Sample; lived: Lived }

function tell({ report, keep }: BenchContext, { rest, samples, after, lived }: Told): void {
  for (const [label, value] of Object.entries(lived)) report({ label, value, unit: '' })
  report({ label: 'memory at rest, before', value: rest.web, unit: 'MB', atMost: restAtMost })
  report({
    label: 'memory at most',
    value: Math.max(...samples.map(({ web }) => web)),
    unit: 'MB',
    atMost: loadAtMost,
  })
  report({ label: 'memory after it', value: after.web, unit: 'MB' })
  report({
    label: 'largest process that decodes or draws',
    value: Math.max(...samples.map(({ decoder }) => decoder)),
    unit: 'MB',
  })
  const quarter = (number: number) =>
    samples.slice(((number - 1) * samples.length) / 4, (number * samples.length) / 4)
  const [second, last] = [quarter(2), quarter(4)]
  const compare = (label: string, of: (samples: Sample[]) => number, atMost: number) => {
    const [before, now] = [of(second), of(last)]
    report({
      label: `${label}: ${before.toFixed(0)} → ${now.toFixed(0)}`,
      value: now / before,
      unit: '×',
      atMost,
    })
  }
  compare('heap, low water', (some) => lowWater(some, 'heap'), growthAtMost)
  compare('memory, low water', (some) => lowWater(some, 'web'), growthAtMost)
  for (const [label, key] of Object.entries(counted))
    compare(
      `${label}, median`,
      (some) =>
        percentile(
          some.map((one) => one[key]),
          0.5,
        ),
      countGrowthAtMost,
    )
  compare(
    'event loop, 99th percentile in ms',
    (some) =>
      percentile(
        some.map((one) => one.eventLoop),
        0.5,
      ),
    2,
  )
  const files = after.temporaryFiles - rest.temporaryFiles
  report({ label: 'temporary files left', value: files, unit: '', atMost: 0 })
  for (const [label, value] of Object.entries(after.rows)) {
    const atMost = mayStay[label]
    report({ label: `rows after it: ${label}`, value, unit: '', ...(atMost !== undefined && { atMost }) })
  }
  for (const { at, web, heap, external } of samples)
    keep({ label: 'sample', value: web, unit: 'MB', at, heap, external })
}

const counted = {
  'open files': 'openFiles',
  handles: 'handles',
  'database connections': 'connections',
} as const

/** Fifteen seconds after the last visitor. */
const mayStay: Record<string, number> = { 'jobs that are due': 0, 'upload rows not finished': 0 }

/** The median of the minimums of ten stretches: what remains after V8 has collected. */
function lowWater(samples: readonly Sample[], key: 'heap' | 'web'): number {
  const stretches = 10
  const least = Array.from({ length: stretches }, (_, at) => {
    const some = samples.slice((at * samples.length) / stretches, ((at + 1) * samples.length) / stretches)
    return Math.min(...some.map((one) => one[key]))
  })
  return percentile(least.filter(Number.isFinite), 0.5)
}
