import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { letCountStatements } from './checkout/count-work.ts'
import { type Benchmark, percentile } from './harness.ts'
import { furtherPlaces, isList, type PageToAsk } from './scale/pages-to-ask.ts'
import { openTwoShops, type SizedShop, type TwoShops } from './scale/two-shops.ts'

/** Regardless of the shop's size: the limit. */
const growthAtMost = 2
const least = 1_000

/**
 * Every page and list of the shop at 1,000 orders and at `--orders 1000000`, with a tenth as many customers and prints
 * and as many artworks: two shops on one database server, queried in turn. `--rounds 20` sets how often; `--only TEXT`
 * limits it to addresses with that text; `--folder DIR` keeps both shops there, and uses those kept by an earlier run.
 * Anything that grows is measured again before it counts, and reported with its slowest statements.
 */
export const run: Benchmark = async ({ options, report, keep, say }) => {
  const orders = Number(options.orders ?? 1_000_000)
  const rounds = Number(options.rounds ?? 20)
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'gangway-scale-')))
  const dataDirectory = join(folder, 'postgres')
  if (!existsSync(dataDirectory)) await letCountStatements(dataDirectory)
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => {} })
  let shops: TwoShops | undefined
  try {
    shops = await openTwoShops(postgres, folder, { least, orders, say })
    const { small, large } = shops
    const asked = (await everyPage(shops)).filter(({ path }) => path.includes(options.only ?? ''))
    say(`${asked.length} addresses, ${rounds} times each`)
    const ratios: number[] = []
    for (const page of asked) {
      let { ratio, slow, quick } = await compare(page, { small, large }, rounds)
      if (ratio > growthAtMost) ({ ratio, slow, quick } = await compare(page, { small, large }, rounds * 2))
      ratios.push(ratio)
      const figure = { label: page.path, value: ratio, unit: '×', atMost: growthAtMost, slow, quick }
      if (ratio <= growthAtMost) {
        keep(figure)
        continue
      }
      report({ ...figure, label: `${page.path}: ${quick.toFixed(0)} → ${slow.toFixed(0)} ms` })
      for (const line of await slowestOf(page, large)) say(`    ${line}`)
    }
    report({
      label: 'addresses that grow',
      value: ratios.filter((one) => one > growthAtMost).length,
      unit: '',
    })
    report({ label: 'growth at the median', value: percentile(ratios, 0.5), unit: '×' })
    for (const line of await unusedIndexes(large)) say(`not used by any of them: ${line}`)
  } finally {
    await shops?.stop()
    await postgres.stop()
    if (!options.folder) await rm(folder, { recursive: true, force: true })
  }
}

/** Lists are also read from the middle and with their last page; each address exists in both shops. */
async function everyPage({ small, large, pages }: TwoShops): Promise<PageToAsk[]> {
  const more: PageToAsk[] = []
  for (const { path, caller } of pages.filter(isList)) {
    for (const address of new Set([path, path.split('?')[0] ?? path])) {
      const answer = await ask(large, { path: address, caller })
      const { next } = JSON.parse(answer.body) as { next: { key: string; id: string } | null }
      more.push({ path: address, caller })
      if (!next) continue
      const isDescending = !/sort=[^-]/.test(address)
      const places = furtherPlaces(next, isDescending)
      for (const { key, id } of [next, places.middle, places.last]) {
        const query = new URLSearchParams({ key, after: id })
        more.push({ path: `${address}${address.includes('?') ? '&' : '?'}${query}`, caller })
      }
    }
  }
  const all = [...new Map([...pages, ...more].map((page) => [page.path, page])).values()]
  const there: PageToAsk[] = []
  for (const page of all) {
    const [a, b] = [await ask(small, page), await ask(large, page)]
    if (a.status !== 200 || b.status !== 200) throw new Error(`${page.path}: ${a.status} and ${b.status}`)
    there.push(page)
  }
  return there
}

/** Milliseconds until the first bytes of a download, and until the last byte of anything else. */
async function ask(
  { shop }: SizedShop,
  { path, caller }: PageToAsk,
): Promise<{ status: number; body: string; milliseconds: number }> {
  const begun = performance.now()
  // When compressed, the first bytes arrive only once enough has been read to compress well.
  const headers = { ...caller.headers, ...(path.includes('.csv') && { 'accept-encoding': 'identity' }) }
  const answer = await fetch(shop.origin + path, { headers, redirect: 'manual' })
  if (answer.headers.get('content-disposition')?.startsWith('attachment')) {
    const reader = answer.body?.getReader()
    await reader?.read()
    const milliseconds = performance.now() - begun
    await reader?.cancel()
    return { status: answer.status, body: '', milliseconds }
  }
  const body = await answer.text()
  return { status: answer.status, body, milliseconds: performance.now() - begun }
}

async function compare(page: PageToAsk, { small, large }: Pick<TwoShops, 'small' | 'large'>, rounds: number) {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = -2; round < rounds; round++)
    for (const [name, shop] of Object.entries({ small, large })) {
      const { milliseconds } = await ask(shop, page)
      if (round >= 0) times[name as keyof typeof times].push(milliseconds)
    }
  const [quick, slow] = [percentile(times.small, 0.95), percentile(times.large, 0.95)]
  return { ratio: slow / quick, slow, quick }
}

/** The three slowest of a page's database statements. */
async function slowestOf(page: PageToAsk, large: SizedShop): Promise<string[]> {
  return withClient({ connectionString: large.connectionString }, async (client) => {
    await client.query('select pg_stat_statements_reset()')
    await ask(large, page)
    const { rows } = await client.query(
      `select round(total_exec_time)::int as ms, calls::int, regexp_replace(query, '\\s+', ' ', 'g') as query
       from pg_stat_statements join pg_database d on d.oid = dbid
       where d.datname = current_database() and query not like 'select pg_stat%'
       order by total_exec_time desc limit 3`,
    )
    return rows.map(({ ms, calls, query }) => `${ms} ms in ${calls}: ${String(query).slice(0, 2_000)}`)
  })
}

async function unusedIndexes(large: SizedShop): Promise<string[]> {
  return withClient({ connectionString: large.connectionString }, async (client) => {
    const { rows } = await client.query(
      `select s.indexrelname as name, pg_size_pretty(pg_relation_size(s.indexrelid)) as size
       from pg_stat_user_indexes s join pg_index i using (indexrelid)
       where s.schemaname = 'public' and s.idx_scan = 0 and not i.indisunique
         and pg_relation_size(s.indexrelid) > 65536
       order by pg_relation_size(s.indexrelid) desc`,
    )
    return rows.map(({ name, size }) => `${name}, ${size}`)
  })
}
