import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { type HouseClient, withClient } from '#server/kernel/postgres/house-client.ts'
import { type Benchmark, percentile } from './harness.ts'
import { type BenchShop, startShop } from './shop/start-shop.ts'

/**
 * What an event that every process receives costs: one shop of `--processes 10`, each as `npm start` runs it, on one
 * PostgreSQL, each with a browser that has a page open. First `--rate 50` changes a second for `--seconds 20`: how long
 * after its commit the first and the last browser receive each. Then as many commits as eight writers manage. A day of
 * 500 orders makes some 20 changes an order, which is one in 8 s. Each figure is reported beside that of a single
 * process.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const count = Number(options.processes ?? 10)
  const load = { rate: Number(options.rate ?? 50), seconds: Number(options.seconds ?? 20) }
  await using things = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-notify-'))
  things.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => {} })
  things.defer(() => postgres.stop())
  const DATABASE_URL = postgres.connectionString()
  const shared = { DATABASE_URL, DEMO: 'false', SECRETS_KEY: randomBytes(32).toString('base64') }
  const shops: BenchShop[] = []
  things.defer(async () => void (await Promise.all(shops.map((shop) => shop.stop()))))
  const open = async (name: string): Promise<void> => {
    shops.push(await startShop(join(folder, name), () => shared))
    say(`${shops.length} of ${count} processes are open`)
  }

  await open('shop-0')
  const alone = await measure(DATABASE_URL, shops, load)
  for (let index = 1; index < count; index++) await open(`shop-${index}`)
  say(`${load.rate} changes a second for ${load.seconds} s, then eight writers`)
  const all = await measure(DATABASE_URL, shops, load)

  for (const [label, of] of Object.entries(figures)) {
    const [one, many] = [of.value(alone), of.value(all)]
    report({ label: `${label}, 1 process`, value: one, unit: of.unit })
    report({ label: `${label}, ${count} processes`, value: many, unit: of.unit, ratio: many / one })
    report({ label: `${label}, ratio`, value: many / one, unit: 'to one' })
  }
}

type Measured = { first: number[]; last: number[]; perSecond: number }

const figures: Record<string, { value(measured: Measured): number; unit: string }> = {
  'commit until the first browser knows, median': {
    value: ({ first }) => percentile(first, 0.5),
    unit: 'ms',
  },
  'commit until the last browser knows, median': { value: ({ last }) => percentile(last, 0.5), unit: 'ms' },
  'commit until the last browser knows, 99th percentile': {
    value: ({ last }) => percentile(last, 0.99),
    unit: 'ms',
  },
  'commits with news, as many as go': { value: ({ perSecond }) => perSecond, unit: '1/s' },
}

type Load = { rate: number; seconds: number }

async function measure(
  connectionString: string,
  shops: readonly BenchShop[],
  { rate, seconds }: Load,
): Promise<Measured> {
  const visitor = randomUUID()
  const heard = new Map<string, number[]>()
  const hear = (id: string): void => {
    const at = performance.now()
    heard.set(id, [...(heard.get(id) ?? []), at])
  }
  const pages = await Promise.all(shops.map(({ origin }) => openPage(origin, visitor, hear)))
  const committed = new Map<string, number>()
  const change = async (client: HouseClient): Promise<void> => {
    const id = randomUUID()
    await commitWithNews(client, visitor, id)
    committed.set(id, performance.now())
  }
  await withClient({ connectionString }, async (client) => {
    await client.query('create table if not exists bench (id text primary key)')
    const begun = performance.now()
    for (let done = 0; done < rate * seconds; done++) {
      await pause(Math.max(0, begun + (done * 1_000) / rate - performance.now()))
      await change(client)
    }
  })
  const isAllHeard = () => [...committed.keys()].every((id) => heard.get(id)?.length === shops.length)
  for (let look = 0; look < 300 && !isAllHeard(); look++) await pause(100)
  if (!isAllHeard()) throw new Error('News were lost')
  const delays = [...committed].map(([id, at]) => (heard.get(id) ?? []).map((one) => Math.max(0, one - at)))
  const paced = committed.size
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: writers }, () =>
      withClient({ connectionString }, async (client) => {
        while (performance.now() < end) await change(client)
      }),
    ),
  )
  for (const page of pages) page.destroy()
  return {
    first: delays.map((each) => Math.min(...each)),
    last: delays.map((each) => Math.max(...each)),
    perSecond: (committed.size - paced) / seconds,
  }
}

const writers = 8

/** As the shop does: the change and its notification in one transaction (server/realtime). */
async function commitWithNews(client: HouseClient, visitor: string, id: string): Promise<void> {
  const news = { topic: `artwork:${visitor}`, event: 'artwork.changed', id }
  await client.query('begin')
  await client.query('insert into bench values ($1)', [id])
  await client.query('select pg_notify($1, $2)', ['gangway', JSON.stringify(news)])
  await client.query('commit')
}

/** A page's live stream (HTML standard, section 9.2); reports the id of each event. */
async function openPage(origin: string, visitor: string, hear: (id: string) => void) {
  const headers = { cookie: `gangway_visitor=${visitor}`, accept: 'text/event-stream' }
  const asked = get(`${origin}/events`, { headers, agent: false })
  const [answer] = await once(asked, 'response')
  if (answer.statusCode !== 200) throw new Error(`${origin}/events answered ${answer.statusCode}`)
  let rest = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) hear(line.slice('data: '.length))
  })
  answer.on('error', () => {})
  asked.on('error', () => {})
  return asked
}
