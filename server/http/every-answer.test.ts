import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { inspectRoutes } from 'hono/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { silentLog } from '#server/kernel/log.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { createEdge } from './edge.ts'

const servePage = async (): Promise<Response> =>
  new Response('page', { headers: { 'content-type': 'text/html' } })

let shop: TestShop
let edge: ReturnType<typeof createEdge>
let cookie: string

beforeAll(async () => {
  shop = await startTestShop({ settings: { PUBLIC_URL: 'https://shop.example' } })
  edge = createEdge({ shop, environment: shop.environment, log: silentLog(), servePage })
  const { headers } = await signInFrom(shop, browse(shop), 'owner')
  cookie = (headers.cookie ?? '').replaceAll('gangway_', '__Host-gangway_')
})

afterAll(() => shop?.[Symbol.asyncDispose]())

/** Every page, its data, and every operation of the edge, with a placeholder for each parameter. */
function everyAddress(): string[] {
  const paths = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path = '', children = [] }) => {
      const own = [above, path].filter(Boolean).join('/')
      return [`/${own}`, ...paths(children, own)]
    })
  const pages = paths(pageRoutes, '').flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
  const mounted = inspectRoutes(edge).filter(({ isMiddleware }) => !isMiddleware)
  const filled = [...pages, ...mounted.map(({ path }) => path)].map((path) =>
    path.replace(/:\w+(\{[^/]*\})?\??/g, 'x').replace('*', 'x'),
  )
  return [...new Set(filled)]
}

const always = {
  'content-security-policy': /default-src 'self'.*object-src 'none'.*upgrade-insecure-requests/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(self\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}

const methods = ['GET', 'POST', 'DELETE'] as const

test('forms lead to the shop itself and to payment providers’ pages, including their sandboxes, and nowhere else', async () => {
  const policy = (await fetch(`${shop.origin}/cart`)).headers.get('content-security-policy') ?? ''
  const [, led = ''] = /form-action ([^;]+)/.exec(policy) ?? []
  expect(led.split(' ').toSorted()).toEqual(
    [
      ...["'self'", 'https://checkout.stripe.com', 'https://square.link', 'https://sandbox.square.link'],
      ...['https://checkout.square.site', 'https://*.squareup.com', 'https://*.squareupsandbox.com'],
    ].toSorted(),
  )
})

test('every answer has the security headers, and cookies that only this host over https can set', async () => {
  const addresses = everyAddress()
  expect(addresses.length).toBeGreaterThan(150)
  let seen = 0
  for (const path of addresses)
    for (const method of methods) {
      const answer = await edge.request(`https://shop.example${path}`, { method })
      await answer.body?.cancel()
      const title = `${method} ${path}`
      for (const [name, value] of Object.entries(always))
        expect(answer.headers.get(name), `${title}: ${name}`).toMatch(value)
      for (const set of answer.headers.getSetCookie()) {
        seen++
        expect(set, title).toMatch(/^__Host-gangway_\w+=/)
        for (const flag of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
          expect(set.split('; '), title).toContain(flag)
        expect(set, title).not.toContain('Domain=')
      }
    }
  expect(seen).toBeGreaterThan(100)
})

test('a body of ever deeper lists never causes a server error, whatever reads it', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const account = { email: 'ada@example.com', password: 'correct horse battery staple 9' }
  const body = JSON.stringify({ ...account, data: { deep: '' } }).replace('""', deep)
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': 'deep' }
  const taking = ['POST', 'PUT', 'PATCH']
  const mounted = inspectRoutes(edge).filter(
    ({ isMiddleware, method }) => !isMiddleware && taking.includes(method),
  )
  expect(mounted.length).toBeGreaterThan(150)
  for (const { method, path } of mounted) {
    const address = `https://shop.example${path.replace(/:\w+(\{[^/]*\})?\??/g, 'x').replace('*', 'x')}`
    const answer = await edge.request(address, { method, headers, body })
    expect(answer.status, `${method} ${path}`).not.toBe(500)
    if (path.startsWith('/api/v1/')) expect(answer.status, `${method} ${path}`).toBe(400)
  }
})

/** The same for everyone; a browser's cached copy reveals nothing. */
const forEverybody = /^\/(files\/(public|films)\/|health\/|webhooks\/|(auth\/v1\/)?\.well-known\/|licenses$)/

test('pages shown to signed-in users are not cached, and personal pages are never cached at all', async () => {
  const kept: string[] = []
  for (const path of everyAddress()) {
    if (forEverybody.test(path)) continue
    const isPersonal = /^\/(auth|profile|customer-portal|admin|dev)(?=[/.]|$)/.test(path)
    for (const carried of isPersonal ? ['', cookie] : [cookie]) {
      const answer = await edge.request(`https://shop.example${path}`, { headers: { cookie: carried } })
      await answer.body?.cancel()
      const caching = answer.headers.get('cache-control') ?? ''
      // A stream sends no-cache; none of it can be stored.
      if (!/no-store/.test(caching) && path !== '/events') kept.push(`${path}: ${caching}`)
    }
  }
  expect(kept).toEqual([])
})

test('a page anyone may see may be cached', async () => {
  const known = { cookie: `__Host-gangway_visitor=${randomUUID()}` }
  const answer = await edge.request('https://shop.example/blog', { headers: known })
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
})
