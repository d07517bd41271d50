import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { silentLog } from '#server/kernel/log.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { type Benchmark, percentile } from './harness.ts'
import { composeHouse } from './orders/compose-house.ts'
import { drawArtworks, makeWorkload } from './print-files/workload.ts'
import { askOften } from './shop/ask.ts'
import { buySheets, newShopper, type Place, type Sheet, uploadReady } from './shop/buy-sheets.ts'
import { memoryMegabytes } from './shop/read-process.ts'
import { startShop } from './shop/start-shop.ts'

/** For many files at once, relative to as many one after the other. */
const togetherAtMost = 1
/** For a page while files are drawn, relative to its time at rest. */
const pageAtMost = 3
/** For the process that serves requests, in MB: the limit of `bench -- soak`. */
const memoryAtMost = 350
const page = '/cart'
const artworksOfSheet = 3
const asked = 40
const drawnWithin = 1_200_000

/**
 * Print files of full sheets of 22 × 120 in (`--files`, two for each core), all requested at once: how long they take
 * compared with as many one after the other, and how long a page that isn't kept in memory takes in the meantime.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const files = Number(options.files ?? 2 * availableParallelism())
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const shop = await startShop(join(folder, 'data'), () => ({
    ...{ DEMO: 'false', REQUESTS_PER_MINUTE: '0', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' },
  }))
  const postgres = await findRunningPostgres(join(folder, 'data', 'postgres'))
  if (!postgres) throw new Error('The shop has no database of its own')
  const connectionString = postgres.connectionString()
  const place = { origin: shop.origin, database: openDatabase(connectionString, silentLog()) }
  const house = composeHouse(shop.origin, connectionString)
  try {
    const staff = await signInFrom({ auth: house.auth, origin: shop.origin }, browse(shop), 'admin')
    const orders = await sellSheets(place, join(folder, 'artworks'), files + 1)
    await idle(place)
    const [first = '', ...others] = orders
    const rest = await askOften(shop.origin + page, { times: 5 * asked, connections: 1 })
    const one = await drawAll(place, staff, [first])
    await idle(place)
    say(`${files} print files of 22 × 120 in with 45 placements, ${availableParallelism()} cores`)
    const beside: number[] = []
    let isOver = false
    const drawn = drawAll(place, staff, others).finally(() => {
      isOver = true
    })
    drawn.catch(() => undefined)
    while (!isOver)
      beside.push(...(await askOften(shop.origin + page, { times: asked, connections: 1 })).times)
    const all = await drawn
    report({ label: 'one file', value: one, unit: 's' })
    report({ label: `${files} files at once`, value: all, unit: 's' })
    report({
      label: 'all at once against one after the other',
      ...{ value: all / (files * one), unit: '×', atMost: togetherAtMost },
    })
    report({
      label: 'memory of the process that answers, at most',
      ...{ value: memoryMegabytes(shop.pid).most, unit: 'MB', atMost: memoryAtMost },
    })
    for (const part of [0.5, 0.95]) {
      const [before, meanwhile] = [percentile(rest.times, part), percentile(beside, part)]
      const label = `${page}, ${part * 100}th percentile: ${before.toFixed(1)} → ${meanwhile.toFixed(1)} ms`
      report({ label, value: meanwhile / before, unit: '×', ...(part === 0.5 && { atMost: pageAtMost }) })
    }
  } finally {
    await house.database.close()
    await place.database.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sells this many orders of one full sheet. Returns their ids. */
async function sellSheets(place: Place, folder: string, count: number): Promise<string[]> {
  const workload = await makeWorkload(folder, 'resized')
  const artworks = workload.artworks.slice(0, artworksOfSheet)
  await drawArtworks({ ...workload, artworks })
  const shopper = newShopper(place)
  const ids: string[] = []
  for (const { path } of artworks) ids.push(await uploadReady(place, shopper, await readFile(path)))
  const size = seedGangSheetSizes.find(({ id }) => id === 120)
  if (!size) throw new Error('There is no sheet of 120 in')
  const placements = workload.document.placements.map((placement, at) => ({
    ...placement,
    artworkId: ids[at % ids.length] ?? '',
  }))
  const sheet: Sheet = { size, document: { ...workload.document, placements } }
  return buySheets(place, shopper, sheet, count)
}

/** Previews of what was bought, and PDFs, are drawn first. */
async function idle({ database }: Place): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
    )
    if (rows.length === 0) return
    await pause(200)
  }
}

/** Seconds from the click on the button to the last file and its PDF. @throws Error when one cannot be made */
async function drawAll({ database }: Place, staff: Browser, orders: readonly string[]): Promise<number> {
  const began = performance.now()
  const answer = await staff.send('POST', '/api/v1/print-files', { orders })
  const { results } = (await answer.json()) as { results: { ok: boolean; message: string }[] }
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`Not drawn: ${refused.message}`)
  while (performance.now() - began < drawnWithin) {
    const { rows } = await database.pool.query<{ state: string; pdf_state: string; error: string | null }>(
      'select state, pdf_state, error from print_files where order_id = any($1)',
      [orders],
    )
    const failed = rows.find((file) => file.state === 'failed' || file.pdf_state === 'failed')
    if (failed) throw new Error(`Not drawn: ${failed.error}`)
    if (rows.every((file) => file.state === 'ready' && file.pdf_state === 'ready'))
      return (performance.now() - began) / 1_000
    await pause(50)
  }
  throw new Error('The print files are not there')
}
