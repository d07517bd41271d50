import { readFile } from 'node:fs/promises'
import parsePrometheusTextFormat from 'parse-prometheus-text-format'
import { expect, test } from 'vitest'
import { silentLog } from '#server/kernel/log.ts'
import { browse } from '#tests/harness/browse.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { checkoutForm, designedLine, sellGangSheet, startCheckout } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { createWorkerEdge } from '../worker-edge.ts'
import { routeOf } from './route-of.ts'

const token = 'scraped-every-quarter-minute'
const settings = { METRICS_TOKEN: token }

async function scrape(shop: { origin: string }, given = token) {
  const headers = { authorization: `Bearer ${given}` }
  return rawRequest(shop, 'GET', '/metrics', { headers })
}

/** The values of one metric family, by label. */
function valuesOf(text: string, name: string): Record<string, number> {
  const family = parsePrometheusTextFormat(text).find((one) => one.name === name)
  return Object.fromEntries(
    (family?.metrics ?? []).map(({ labels = {}, value }) => [Object.values(labels).join(' '), Number(value)]),
  )
}

async function work(shop: TestShop) {
  const { actor } = browse(shop)
  await sellGangSheet(shop, actor)
  await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
}

test('without a token there is no such address, and a wrong token reveals nothing', async () => {
  await using closed = await startTestShop()
  expect((await rawRequest(closed, 'GET', '/metrics')).status).toBe(404)
  await using open = await startTestShop({ settings })
  const refused = await scrape(open, 'guessed-by-somebody')
  expect([refused.status, refused.body]).toEqual([401, 'Send the shop’s METRICS_TOKEN as a bearer token.\n'])
})

test('a scrape reports answers, jobs, emails, payments, connections and disk', async () => {
  await using shop = await startTestShop({ settings })
  const shopper = browse(shop)
  await sellGangSheet(shop, shopper.actor)
  for (const path of ['/health/live', '/health/live', '/no/such/page']) await browse(shop).get(path)

  const { status, headers, body } = await scrape(shop)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
  const answers = (route: string, status: string) =>
    `gangway_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
  expect(body).toContain(`${answers('/health/live', '2xx')} 2\n`)
  expect(body).toContain(`${answers('none', '4xx')} 1\n`)
  expect(valuesOf(body, 'gangway_database_up')).toEqual({ '': 1 })
  expect(valuesOf(body, 'gangway_payments_last_day')).toEqual({ 'sandbox paid': 1 })
  expect(valuesOf(body, 'gangway_jobs')['mail.deliver created']).toBe(2)
  expect(valuesOf(body, 'gangway_disk_free_bytes')['']).toBeGreaterThan(0)
  expect(valuesOf(body, 'process_resident_memory_bytes')['']).toBeGreaterThan(0)

  await shop.jobs.runDue()
  expect(valuesOf((await scrape(shop)).body, 'gangway_jobs')).not.toHaveProperty('mail.deliver created')
})

test('an unreachable database is reported, and so is everything else', async () => {
  await using shop = await startTestShop({ settings })
  await shop.database.close()
  const { status, body } = await scrape(shop)
  expect(status).toBe(200)
  expect(valuesOf(body, 'gangway_database_up')).toEqual({ '': 0 })
})

test('a process that only runs jobs also reports its health and metrics', async () => {
  await using shop = await startTestShop()
  const edge = createWorkerEdge({ shop, environment: { METRICS_TOKEN: token }, log: silentLog() })
  expect((await edge.request('/health/ready')).status).toBe(200)
  const answer = await edge.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(valuesOf(await answer.text(), 'gangway_database_up')).toEqual({ '': 1 })
  expect((await edge.request('/')).status).toBe(404)
})

test.each([
  ['/', 200, '/'],
  ['/_.data', 200, '/'],
  ['/prints/weekend-market-mix.data', 200, '/prints/:slug'],
  ['/order/0f0c/invoice', 200, '/order/…'],
  ['/admin/orders/0f0cb9c4-1111-4111-8111-111111111111', 200, '/admin/orders'],
  ['/api/v1/artworks/0f0cb9c4-1111-4111-8111-111111111111/parts', 200, '/api/v1/artworks'],
  ['/files/artworks/0f0c/preview', 200, '/files/artworks'],
  ['/assets/app-3f2.js', 200, '/assets'],
  ['/wp-login.php', 404, 'none'],
  ['/wp-admin', 405, 'none'],
])('%s with %d is counted as %s', (path, status, route) => {
  expect(routeOf(path, status)).toBe(route)
})

test('no matter what is requested, there are few routes', () => {
  const paths = Array.from({ length: 5_000 }, (_, at) => [
    `/x${at}`,
    `/blog/${at}`,
    `/order/${at}`,
    `/files/${at}`,
  ])
  const routes = new Set(paths.flat().map((path) => routeOf(path, path.startsWith('/x') ? 404 : 200)))
  expect([...routes].sort()).toEqual(['/blog/:slug', '/files', '/order/…', 'none'])
})

test('the dashboard and the alerts name only existing metrics', async () => {
  await using shop = await startTestShop({ settings })
  await work(shop)
  const known = new Set(
    parsePrometheusTextFormat((await scrape(shop)).body).flatMap(({ name }) => [
      ...[name, `${name}_count`, `${name}_bucket`, `${name}_sum`],
    ]),
  )
  for (const file of ['ops/alerts.yml', 'ops/dashboard.json']) {
    const named = (await readFile(file, 'utf8')).match(/\b(gangway|process|nodejs)_[a-z0-9_]+/g) ?? []
    expect(named.length, file).toBeGreaterThan(5)
    expect(
      [...new Set(named)].filter((name) => !known.has(name)),
      file,
    ).toEqual([])
  }
})
