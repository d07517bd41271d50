import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isOwnId } from '#domain/uuid.ts'
import type { Visit } from '#server/http/visit.ts'
import { visitLimits } from '#server/kernel/limits.ts'
import { browse } from '#tests/harness/browse.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { beginUpload } from '#tests/harness/upload.ts'

let shop: TestShop
let seen: { visit: Visit; body: string }[]

/** Stands in for all pages, and reports what reached them. */
const servePage = async (request: Request, _shop: unknown, visit: Visit): Promise<Response> => {
  seen.push({ visit, body: await request.text() })
  return new Response('page', { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  shop = await startTestShop({ servePage, settings: { TRUSTED_PROXIES: '127.0.0.1,10.0.0.2' } })
})
beforeEach(() => {
  seen = []
})
afterAll(() => shop?.[Symbol.asyncDispose]())

test('every response carries the security headers and its own request id', async () => {
  for (const path of ['/', '/health/live', '/api/v1/designs', '/api/v1/nothing', '/files/nothing']) {
    const { headers } = await fetch(shop.origin + path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain(`object-src 'none'`)
    expect(headers.get('content-security-policy'), path).toContain(`frame-ancestors 'self'`)
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
    expect(headers.get('strict-transport-security'), path).toBeNull()
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('each response has a new nonce, and the page knows it', async () => {
  const policies = []
  for (let count = 0; count < 3; count++)
    policies.push((await fetch(`${shop.origin}/cart`)).headers.get('content-security-policy'))
  const nonces = seen.map(({ visit }) => visit.nonce)
  expect(new Set(nonces).size).toBe(3)
  for (const [at, nonce] of nonces.entries())
    expect(policies[at]).toContain(`script-src 'self' 'nonce-${nonce}'`)
})

test.each([
  ['a form of another site', { origin: 'https://evil.example' }, 403],
  ['a form of no origin', { origin: 'null' }, 403],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling site, as the browser says', { 'sec-fetch-site': 'same-site' }, 403],
  ['our own page', { origin: 'own', 'sec-fetch-site': 'same-origin' }, 200],
  ['our own page in an older browser', { origin: 'own' }, 200],
  ['a client that is no browser', {}, 200],
])('%s', async (_who, given: Record<string, string>, status) => {
  const headers = { ...given, ...(given.origin === 'own' && { origin: shop.origin }) }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${shop.origin}/auth`, { method, headers })
    expect(answer.status, method).toBe(status)
  }
  expect(seen).toHaveLength(status === 200 ? 4 : 0)
})

test('another site may link to us', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await fetch(shop.origin, { headers })).status).toBe(200)
})

test('/auth/v1 and the API also refuse other sites', async () => {
  const call = { method: 'POST', headers: { origin: 'https://evil.example' } }
  for (const path of ['/auth/v1/token?grant_type=password', '/api/v1/designs', '/uploads/artworks'])
    expect((await fetch(shop.origin + path, call)).status, path).toBe(403)
})

test.each([
  ['of a trusted proxy', '203.0.113.9', '203.0.113.9'],
  ['of a chain of trusted proxies', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['with what the client made up', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['of trusted proxies alone', '10.0.0.2', '127.0.0.1'],
  ['that is empty', ' , ', '127.0.0.1'],
])('X-Forwarded-For %s', async (_whose, forwarded, address) => {
  await rawRequest(shop, 'GET', '/cart', { headers: { 'x-forwarded-for': forwarded } })
  expect(seen[0]?.visit.clientAddress).toBe(address)
})

test('an X-Forwarded-For from an untrusted address is ignored', async () => {
  await using open = await startTestShop({ servePage })
  await rawRequest(open, 'GET', '/cart', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(seen[0]?.visit.clientAddress).toBe('127.0.0.1')
})

test('behind a TLS proxy the public address applies to forms, cookies and headers', async () => {
  await using proxied = await startTestShop({ servePage, settings: { PUBLIC_URL: 'https://shop.example' } })
  const headers = { host: 'shop.example', origin: 'https://shop.example' }

  const answer = await rawRequest(proxied, 'POST', '/auth', { headers, body: 'x=1' })
  expect(answer.status).toBe(200)
  expect(seen[0]?.visit.origin).toBe('https://shop.example')
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toContain('; Secure')

  const plain = { host: 'shop.example', origin: 'http://shop.example' }
  expect((await rawRequest(proxied, 'POST', '/auth', { headers: plain })).status).toBe(403)
})

const big = 'x'.repeat(2 * 1_024 * 1_024 + 1)
const chunked = { 'transfer-encoding': 'chunked' }

test.each([
  ['a form', '/auth', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON', '/api/v1/cart/total', { 'content-type': 'application/json' }],
  ['a document', '/api/v1/designs', { 'content-type': 'application/json' }],
  ['an account', '/auth/v1/signup', { 'content-type': 'application/json' }],
  ['a webhook', '/webhooks/sandbox', {}],
])('%s over the limit is 413, with or without a stated length', async (_what, path, type) => {
  for (const length of [{}, chunked]) {
    const answer = await rawRequest(shop, 'POST', path, { headers: { ...type, ...length }, body: big })
    expect(answer.status).toBe(413)
  }
  expect(seen).toEqual([])
})

test('a body without a stated length arrives whole', async () => {
  const body = 'name=Ägäis&'.repeat(20_000)
  const answer = await rawRequest(shop, 'POST', '/auth', { headers: chunked, body })
  expect(answer.status).toBe(200)
  expect(seen[0]?.body).toBe(body)
  const unsigned = await rawRequest(shop, 'POST', '/webhooks/sandbox', { headers: chunked, body: '{}' })
  expect(unsigned.status).toBe(401)
})

test('a limited request says when to try again', async () => {
  const browser = browse(shop)
  const from = { ...browser, headers: { ...browser.headers, 'x-forwarded-for': '203.0.113.77' } }
  await exhaust(shop, visitLimits.upload.byAddress, '203.0.113.77')
  const refused = await beginUpload(shop, from, 4)
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(600)
  expect((await beginUpload(shop, browser, 4)).status).toBe(201)
})

test('sign-ins are limited per account', async () => {
  const attempt = () =>
    rawRequest(shop, 'POST', '/auth/v1/token?grant_type=password', {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.78' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong one' }),
    })
  // A window may end between two attempts; the next one has enough again.
  const answers = []
  for (let count = 0; count < 41 && answers.at(-1)?.status !== 429; count++) answers.push(await attempt())
  expect(answers.at(-1)?.status).toBe(429)
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(new Set(answers.slice(0, -1).map(({ status }) => status))).toEqual(new Set([400]))
})

test.each([
  ['GET', '/%00', 400],
  ['GET', '/blog?search=%00', 400],
  ['GET', '/api/v1/nothing', 404],
  ['TRACE', '/auth/v1/user', 405],
  ['PROPFIND', '/api/v1/designs', 405],
  ['DELETE', '/auth/v1/user', 405],
  ['OPTIONS', '/auth/v1/user', 405],
  ['GET', `/${'a'.repeat(20_000)}`, 431],
])('%s %s is refused plainly', async (method, path, status) => {
  const answer = await rawRequest(shop, method, path)
  expect(answer.status).toBe(status)
  expect(seen).toEqual([])
})

test.each(['/', '/assets/', '/files/public/', '/uploads/artworks/', '/blog/'])(
  'a path below %s that is longer than any of ours is refused before a route sees it',
  async (start) => {
    const { status } = await rawRequest(shop, 'GET', start.padEnd(1_001, 'a/'))
    expect([status, seen]).toEqual([400, []])
  },
)

test('a path of the maximum length gets through', async () => {
  expect((await rawRequest(shop, 'GET', '/'.padEnd(1_000, 'a/'))).status).toBe(200)
})

test('uploads refuse unknown methods in JSON like everything else', async () => {
  const answer = await rawRequest(shop, 'PROPFIND', '/uploads/artworks')
  expect(answer.status).toBe(412)
  expect(answer.headers['content-type']).toBe('application/json')
  expect(JSON.parse(answer.body).error.code).toBe('bad_request')
})

test.each([
  'gangway_session=%E0%A4%A',
  'gangway_session=%00',
  'gangway_visitor=%00',
  'gangway_visitor=not-an-id',
  'gangway_session="',
  ';;;=;=',
  `gangway_session=${'x'.repeat(9_000)}`,
])('a broken cookie counts as no cookie: %s', async (cookie) => {
  const answer = await rawRequest(shop, 'GET', '/cart', { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(seen[0]?.visit.actor.user).toBeNull()
  expect(isOwnId(seen[0]?.visit.actor.visitorId)).toBe(true)
})

test('JSON that is invalid or contains NULs is refused or cleaned', async () => {
  const send = (path: string, body: string) =>
    rawRequest(shop, 'POST', path, { headers: { 'content-type': 'application/json' }, body })
  expect((await send('/api/v1/designs', '{')).status).toBe(400)
  expect((await send('/auth/v1/signup', '{')).status).toBe(400)
  const data = { full_name: 'A\0da', 'na\0me': '\0' }
  const signedUp = await send(
    '/auth/v1/signup',
    JSON.stringify({ email: 'nul@example.com', password: 'ink on film', data }),
  )
  expect(signedUp.status).toBe(200)
  expect(JSON.parse(signedUp.body).user.user_metadata).toMatchObject({ full_name: 'Ada', name: '' })
})

test('events stream as they occur: no compressor holds them back', async () => {
  const answer = await fetch(`${shop.origin}/events`, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('content-encoding')).toBeNull()
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^: open\n/)
  await reader?.cancel()
})
