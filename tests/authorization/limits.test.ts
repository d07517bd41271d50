import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitLimits } from '#server/kernel/limits.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { ask } from './ask.ts'
import { matrix, titleOf } from './matrix.ts'
import { isOfPage } from './row.ts'
import { furnish } from './things.ts'

/**
 * GETs that visitors may call and that compute nothing worth a limit: they read rows or stored files. Every new one of
 * the edge belongs here, or in the table of limits.
 */
const onlyRead = [
  /^GET \/health\//,
  /^GET \/(licenses|\.well-known\/security\.txt)$/,
  /^GET \/files\/(public|films|artworks|designs)\//,
  /^GET \/api\/v1\/(artworks|own-pictures|designs|ai-designs|openapi\.json)\b/,
  /^GET \/auth\/v1\/(\.well-known\/jwks\.json|settings|health|sso\/saml\/metadata)$/,
  /** Streams, which are limited by the number open at once (events.ts). */
  /^GET \/events$/,
]

const reads = ['GET', 'HEAD', 'OPTIONS']

/** Every call that a visitor may make and that writes, or computes on request. */
const calls = matrix.filter((row) => {
  if (row.answers.anonymous >= 400 || row.route.includes('/webhooks/')) return false
  if (!reads.includes(row.method) || row.writes) return true
  return row.method === 'GET' && !isOfPage(row) && !onlyRead.some((known) => known.test(row.route))
})

test('everything visitors can call that writes or computes is counted by their network address', async () => {
  const servePage = async () => new Response('a page')
  const settings = { TRUSTED_PROXIES: '127.0.0.1,::1' }
  await using shop = await startTestShop({ clock: createTestClock(), servePage, settings })
  const world = await furnish(shop)
  const { anonymous } = world.callers
  const address = anonymous.headers['x-forwarded-for'] ?? ''
  const countedNow = async (): Promise<number> => {
    const { rows } = await shop.database.pool.query(
      `select coalesce(sum(count), 0)::int as counted from rate_limits where key like '%:' || $1`,
      [address],
    )
    return rows[0].counted
  }

  expect(calls.length).toBeGreaterThan(60)
  const unlimited: string[] = []
  for (const row of calls) {
    const { send } = await ask(world, anonymous, row)
    const before = await countedNow()
    await send()
    if ((await countedNow()) === before) unlimited.push(titleOf(row))
  }
  expect(unlimited).toEqual([])
})

test('every operation in the table of limits exists in the shop', () => {
  const named = Object.values(visitLimits).flatMap(({ operations }) => [...operations])
  const pages = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8')
  const known = new Set([
    ...[...pages.matchAll(/\broute\('([^']+)'/g)].map(([, address]) => `GET /${address}`),
    ...matrix.flatMap(({ method, path, route }) => [
      `${method} ${typeof path === 'string' ? path.split('?')[0] : ''}`,
      route
        .replace(/\{.*\}/, '')
        .replace(/^ALL/, method)
        .replace('/:id?', ''),
    ]),
  ])
  expect(named.filter((operation) => !known.has(operation))).toEqual([])
})
