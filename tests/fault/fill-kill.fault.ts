import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoArticles } from '#cli/seed/articles.ts'
import { demoEditRequests } from '#cli/seed/edit-request-texts.ts'
import { demoOrders } from '#cli/seed/orders.ts'
import { demoGangSheets } from '#cli/seed/shelves/demo-gang-sheets.ts'
import { demoPrints } from '#cli/seed/shelves/demo-prints.ts'
import { demoTshirts } from '#cli/seed/shelves/demo-tshirts.ts'
import { demoTumblers } from '#cli/seed/shelves/demo-tumblers.ts'
import { createRandom } from '#nesting/index.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { ownersEnvironment, root, startCommand } from '#tests/harness/processes/start-command.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

/** Determines its moments, as it does all random inputs. */
const seed = Number(process.env.TEST_SEED)
const endings = isLong ? (['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT'] as const) : (['SIGKILL'] as const)

test('a shop stopped while it fills its demo continues at the next start, and nothing is there twice', {
  timeout: 900_000,
}, async () => {
  // A fill takes most of a minute of a core: the short form knows its result, and the long one makes one.
  const whole = isLong ? await fillAtOnce() : { found: shortly, files: 253 }

  await using interrupted = await prepareShop()
  const random = createRandom(seed)
  for (const signal of endings) {
    // Files are also written in the middle of steps. A fifth of them is left for the last start.
    const step = Math.floor((0.8 * whole.files) / endings.length)
    const after = (await interrupted.listFiles()).length + 1 + random.below(step)
    console.log(`seed ${seed}: ${signal} at ${after} of about ${whole.files} files`)
    const shop = interrupted.start()
    const ended = once(shop.process, 'exit')
    await until(async () => shop.isFull() || (await interrupted.listFiles()).length >= after)
    expect(shop.isFull(), 'filled before it was ended').toBe(false)
    shop.process.kill(signal)
    const [code] = await ended
    if (signal !== 'SIGKILL') expect([code, shop.complaints()]).toEqual([0, ''])
  }
  await fillAndStop(interrupted)

  const found = await describe(interrupted)
  if (isLong) expect(found).toEqual(whole.found)
  else expect(found).toMatchObject(whole.found)
})

/** Counts taken from the demo's lists. */
const shortly = {
  counts: {
    print_products: demoGangSheets.length + demoPrints.length,
    listings: demoTshirts.length + demoTumblers.length,
    blog_articles: demoArticles.length,
    orders: demoOrders.length,
    edit_requests: demoEditRequests.length,
  },
}

async function fillAtOnce() {
  await using whole = await prepareShop()
  await fillAndStop(whole)
  return { found: await describe(whole), files: (await whole.listFiles()).length }
}

type Place = AsyncDisposable & {
  database: TestDatabase
  listFiles(): Promise<string[]>
  start(): { process: ChildProcess; isFull(): boolean; complaints(): string }
}

async function prepareShop(): Promise<Place> {
  const stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-fill-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const database = stack.use(await createTestDatabase())
  const port = await freePort()
  const { program, words } = startCommand(['--web'])
  return {
    database,
    listFiles: async () => {
      const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    start() {
      // Jobs would continue writing while we compare.
      const child = spawn(program, words, {
        cwd: root,
        env: { ...ownersEnvironment(folder, port), DATABASE_URL: database.connectionString },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      let complaints = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
      })
      child.stderr.on('data', (chunk) => {
        complaints += chunk
      })
      stack.defer(async () => void child.kill('SIGKILL'))
      return {
        process: child,
        isFull: () => {
          if (child.exitCode !== null) throw new Error(`The shop ended by itself:\n${said}\n${complaints}`)
          return said.includes('The demo shop is full')
        },
        complaints: () => complaints,
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function fillAndStop(place: Place): Promise<void> {
  const shop = place.start()
  await until(async () => shop.isFull())
  const ended = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  await ended
}

/** Rows of each table, the orders' totals, and the shelves' stock. Numbers and times differ in each run. */
async function describe({ database: { pool } }: Place) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables)
    counts[name] = (await pool.query(`select count(*)::int as count from "${name}"`)).rows[0].count
  const orders = await pool.query(
    `select contact_email, status, payment_status, total_cents, delivery_method, notes,
      (select array_agg(name || ' × ' || quantity order by position) from order_items where order_id = orders.id) as items,
      (select count(*)::int from order_history where order_id = orders.id) as steps
     from orders order by placed_at`,
  )
  const shelves = await pool.query(
    `select title from print_products union all select title from listings union all select title from blog_articles
     union all select code from discounts order by 1`,
  )
  const artworks = await pool.query('select file_name, state from artworks order by 1')
  return { counts, orders: orders.rows, shelves: shelves.rows, artworks: artworks.rows }
}
