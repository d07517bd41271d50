import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { fillOrders } from '#cli/fill/fill-orders.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { launchBrowser } from '#tests/harness/browser.ts'
import { startCrowdedShop } from './checkout/start-crowded-shop.ts'
import { run as measureFilmRoll } from './film-roll.ts'
import { measureRollFilm } from './floor/roll-film.ts'
import { type BenchContext, type Benchmark, percentile } from './harness.ts'
import { composeHouse } from './orders/compose-house.ts'

/** The limit for each page on a quiet machine: the board's with 1,000 cards, and no page of the floor is slower. */
const mostSeconds = 1
const mostKilobytes = 200
/** For the server alone, in ms; requests sent on each keystroke are faster. */
const mostServer = 300
const mostSearch = 100
/** From the last keystroke until the order is found, in seconds. */
const mostFinding = 0.5

const pages = {
  newsletter: '/admin/newsletter',
  board: '/admin/production',
  orders: '/admin',
  labels: '/admin/labels',
  search: '/api/v1/search?text=coffee',
}

/**
 * First the film of rolls of 30, 100 and 300 orders (`--film` sets the numbers) and a roll of 200 in (`film-roll`;
 * `--steps` selects its steps), which need no shop. Then the pages that a working floor opens all day, at each number
 * of orders: server time and gzip size over HTTP, and time until usable in Chromium. Each is reported beside a page
 * that reads next to nothing, in the same run. The demo filled by `fill`; `--orders 3000,100000` sets the numbers of
 * orders, `--open 700` how many of them are on the board (about 1,000 cards). Exits with 1 when a limit is missed.
 */
export const run: Benchmark = async (context) => {
  const { options, say } = context
  await measureRollFilm(context)
  await measureFilmRoll(context)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
  const connectionString = postgres.connectionString()
  const shop = await startCrowdedShop(folder, connectionString, 'true')
  const database = openDatabase(connectionString, silentLog())
  const house = composeHouse(shop.origin, connectionString)
  const browser = await launchBrowser()
  try {
    await shop.isFull
    const staff = await signInFrom({ auth: house.auth, origin: shop.origin }, browse(shop), 'admin')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const value = staff.headers.cookie?.split(`${sessionCookieName}=`)[1] ?? ''
    await page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
    for (const [step, orders] of (options.orders ?? '3000,100000').split(',').map(Number).entries()) {
      const begun = performance.now()
      // Regardless of the total, as many are open as a day of 500 orders leaves.
      await fillOrders(database, { orders, open: step === 0 ? Number(options.open ?? 700) : 0 })
      say(`${orders} orders, filled in ${Math.round((performance.now() - begun) / 100) / 10} s`)
      await measureAll(context, staff, page, { origin: shop.origin, orders })
    }
  } finally {
    await browser.close()
    await house.database.close()
    await database.close()
    await shop.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Where = { origin: string; orders: number }

async function measureAll(
  { options, report }: BenchContext,
  staff: ReturnType<typeof browse>,
  page: Page,
  { origin, orders }: Where,
): Promise<void> {
  const rounds = Number(options.rounds ?? 10)
  const least = await askFor(staff, pages.newsletter, rounds)
  for (const [name, path] of Object.entries(pages)) {
    const { milliseconds, kilobytes } = await askFor(staff, path, rounds)
    const at = `${name} at ${orders.toLocaleString('en-US')}`
    const isSearch = path.startsWith('/api')
    report({
      ...{ label: `${at}: server, median`, value: milliseconds, unit: 'ms', orders },
      atMost: isSearch ? mostSearch : mostServer,
    })
    report({ label: `${at}: server against newsletter`, value: milliseconds / least.milliseconds, unit: '×' })
    report({ label: `${at}: gzip`, value: kilobytes, unit: 'kB', atMost: mostKilobytes, orders })
    report(
      isSearch
        ? {
            ...{ label: `${at}: from the last key until it is found, median`, unit: 's', orders },
            ...{ value: await findFor(page, origin + pages.orders, rounds), atMost: mostFinding },
          }
        : {
            ...{ label: `${at}: until it can be used, median`, unit: 's', orders },
            ...{ value: await openFor(page, origin + path, rounds), atMost: mostSeconds },
          },
    )
  }
}

/** The first responses warm up the caches that a shop in use has warm. */
const warmUp = 3

async function askFor(staff: ReturnType<typeof browse>, path: string, rounds: number) {
  const times: number[] = []
  let kilobytes = 0
  for (let round = -warmUp; round < rounds; round++) {
    const begun = performance.now()
    const answer = await staff.get(path)
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`)
    if (round >= 0) times.push(performance.now() - begun)
    kilobytes = gzipSync(body).length / 1_000
  }
  return { milliseconds: percentile(times, 0.5), kilobytes }
}

/** Median seconds from requesting a page until React has hydrated it. */
async function openFor(page: Page, address: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const begun = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1, main h2, h1')
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
    })
    if (round >= 0) times.push((performance.now() - begun) / 1_000)
  }
  return percentile(times, 0.5)
}

/** Median seconds from the last keystroke in the header's field until something is found. */
async function findFor(page: Page, address: string, rounds: number): Promise<number> {
  await page.goto(address)
  // Pages don't react to keys until their scripts have loaded.
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' })
  const field = page.getByRole('combobox', { name: 'Search everything' })
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    await page.keyboard.press('Control+k')
    await field.fill('zzzz')
    await page.getByText('Nothing matches “zzzz”.').waitFor()
    const begun = performance.now()
    await field.fill('coffee')
    await found.waitFor()
    if (round >= 0) times.push((performance.now() - begun) / 1_000)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  }
  return percentile(times, 0.5)
}
