import { afterAll, expect, test } from 'vitest'
import { signUpClient } from '#tests/harness/auth-client.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const app = 'https://app.example'
const settings = { ALLOWED_ORIGINS: `${app},http://localhost:5173` }
const shop = await startTestShop({ settings })
afterAll(() => shop[Symbol.asyncDispose]())

const preflight = (shop: TestShop, path: string, origin = app) =>
  fetch(shop.origin + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
    },
  })

const headersOf = (answer: Response, ...names: string[]) => names.map((name) => answer.headers.get(name))

test.each(['/auth/v1/token', '/functions/v1/track-shipment', '/api/v1/designs'])(
  'a page from an allowed origin may call %s, and one from another may not',
  async (path) => {
    const allowed = await preflight(shop, path)
    expect(allowed.status).toBe(204)
    expect(headersOf(allowed, 'access-control-allow-origin', 'access-control-allow-credentials')).toEqual([
      app,
      null,
    ])
    expect(allowed.headers.get('access-control-allow-headers')).toContain(
      'authorization, apikey, content-type, idempotency-key',
    )
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(allowed.headers.get('vary')).toContain('origin')

    for (const origin of [
      'https://evil.example',
      'https://app.example.evil.example',
      'http://app.example',
      'null',
    ]) {
      const refused = await preflight(shop, path, origin)
      expect(headersOf(refused, 'access-control-allow-origin')).toEqual([null])
      expect(refused.headers.get('vary')).toContain('origin')
      const headers = { origin, 'content-type': 'application/json' }
      const posted = await fetch(shop.origin + path, { method: 'POST', headers, body: '{}' })
      expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
  },
)

test('only the three APIs are opened', async () => {
  for (const path of ['/', '/events', '/files/public/x', '/uploads/artworks', '/auth', '/auth/v10']) {
    const answer = await fetch(shop.origin + path, { headers: { origin: app } })
    expect([path, ...headersOf(answer, 'access-control-allow-origin')]).toEqual([path, null])
    await answer.body?.cancel()
    const posted = await fetch(shop.origin + path, { method: 'POST', headers: { origin: app } })
    expect([path, posted.status]).toEqual([path, 403])
  }
})

test('the allowed page can also read an API’s errors', async () => {
  const answer = await fetch(`${shop.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { origin: app, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: '{}',
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, app])
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/idempotent-replayed.*x-total-count/)
})

test('an access token works from there, and a cookie sent along does not', async () => {
  const { session } = await signUpClient(shop)
  const signedIn = await shop.auth.signIn(
    { email: 'ada@example.com', password: 'ink on film' },
    { clientAddress: '', userAgent: '', visitorId: crypto.randomUUID() },
  )
  const cookie = `gangway_session=${signedIn.ok ? signedIn.session.value : ''}`
  const drafts = (headers: Record<string, string>) => fetch(`${shop.origin}/api/v1/drafts`, { headers })

  expect((await drafts({ cookie })).status).toBe(200)
  const byCookie = await drafts({ cookie, origin: app })
  expect([byCookie.status, byCookie.headers.get('set-cookie')]).toEqual([401, null])
  expect((await drafts({ authorization: `Bearer ${session.access_token}`, origin: app })).status).toBe(200)
})

test('without the setting no other page may call, and answers do not vary', async () => {
  await using shop = await startTestShop()
  const answer = await preflight(shop, '/auth/v1/token')
  expect(headersOf(answer, 'access-control-allow-origin')).toEqual([null])
  expect(answer.headers.get('vary') ?? '').not.toContain('origin')
})
