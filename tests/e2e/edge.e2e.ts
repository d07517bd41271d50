import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '#app/routes.ts'
import { readBuiltPages } from '#server/http/built-pages.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { isPublic, type OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { matrix } from '#tests/authorization/matrix.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { customLine, filledDraftOrder } from '#tests/harness/draft-order.ts'
import { root } from '#tests/harness/processes/start-command.ts'
import { type RawAnswer, rawRequest } from '#tests/harness/raw-request.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { marketMix, tourTee } from '#tests/harness/shelves.ts'
import { startBuiltShop, useShopAlone } from '#tests/harness/use-shop.ts'

const openShop = async (settings: Record<string, string>) => startBuiltShop({ settings })

const shop = await useShopAlone()
const owner = await signInFrom(shop, browse(shop), 'owner')

test('these tests render pages with the same build of React as shops do', async () => {
  expect((await readBuiltPages()).reactBuild).toBe('production')
})

/** Why a test shop differs from that of npm start. */
const otherSettings = {
  DATA_DIR: 'a folder of its own',
  DATABASE_URL: 'a copy of the run’s template in place of a cluster',
  PORT: 'a free one',
  HOST: 'this machine alone',
  PUBLIC_URL: 'that port',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: 'all visitors of a test come from one network',
}

test('a shop in these tests has the settings of npm start except for those named here, and its process what the launcher sets', async () => {
  const reading = readEnvironment({})
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const { environment } = reading
  const differing = Object.entries(shop.environment)
    .filter(([name, value]) => !isDeepStrictEqual(value, environment[name as keyof typeof environment]))
    .map(([name]) => name)
  expect(differing.sort()).toEqual(Object.keys(otherSettings).sort())
})

test('the process of these tests is set up as the launcher sets up the shop’s', async () => {
  expect(process.env.NODE_ENV).toBe('production')
  expect(process.env.NODE_COMPILE_CACHE).toBe(join(root, 'node_modules/.cache/gangway'))
  expect(import.meta.resolve('react-router')).toContain('/dist/production/')
})

test('every inline script of a page rendered for its visitor carries the nonce of its response', async () => {
  const nonces = new Set<string>()
  for (const path of ['/cart', '/builder', '/checkout', '/no/such/page']) {
    const answer = await fetch(shop.origin + path)
    const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? []
    const inline = scripts.filter((tag) => !/\ssrc=|type="application\/ld\+json"/.test(tag))
    expect(inline.length, path).toBeGreaterThan(1)
    for (const tag of inline) expect(tag, path).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
})

test('without a captcha the pages contact no provider and allow none', async () => {
  const answer = await fetch(`${shop.origin}/auth`)
  expect(answer.headers.get('content-security-policy')).not.toMatch(/hcaptcha|cloudflare/)
  expect(await answer.text()).not.toMatch(/hcaptcha|turnstile/)
})

/** Addresses without ids. */
const openAddresses = matrix
  .filter(
    ({ method, path, route }) => method === 'GET' && typeof path === 'string' && route !== 'GET /events',
  )
  .map(({ path }) => String(path))

test('a public shop on the sandbox says so on every page of the back office, and only there', async () => {
  const warning = 'anyone can order here without paying'
  await using open = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const staff = await signInFrom(open, browse(open), 'owner')
  const pages = openAddresses.filter((path) => path.startsWith('/admin'))
  expect(pages.length).toBeGreaterThan(25)
  let read = 0
  // Each is rendered in full: the short form renders a quarter of them.
  for (const path of someOf(pages, Math.ceil(pages.length / 4))) {
    const answer = await staff.get(path)
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue
    expect((await answer.text()).split(warning).length - 1, path).toBe(1)
    read++
  }
  expect(read).toBeGreaterThan(0)
  expect(await (await staff.get('/')).text()).not.toContain(warning)
  expect(await (await browse(open).get('/admin')).text()).not.toContain(warning)
  // One that no one else can reach is for trying things out.
  expect(await (await owner.get('/admin')).text()).not.toContain(warning)
})

const form = 'application/x-www-form-urlencoded'

/** A form field that contains JSON. A NUL in it is escaped, so only code that parses the JSON sees it. */
const json = (name: string, value: unknown): string => `${name}=${encodeURIComponent(JSON.stringify(value))}`
const chapter = { id: 'press', isShown: true, title: 'Press\0 it', body: '<p>Hot\0.</p>' }
const nulledOrder = filledDraftOrder({
  notes: 'A\0',
  lines: [customLine({ words: 'Banner\0', reason: 'A\0' })],
})

const hostile: [method: string, path: string, status: number, type?: string, body?: string][] = [
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/blog/%E0%A4%A', 404],
  ['GET', '/blog?search=%E0%A4%A', 200],
  ['GET', '/blog?pages=1e99', 200],
  ['GET', '/blog/%00', 400],
  ['GET', '/prints/%00', 400],
  ['GET', '/sandbox-pay/%00', 400],
  ['GET', '/admin?customer=%00', 400],
  ['GET', '/admin?pages=-1', 200],
  ['GET', '/admin/orders/%E0%A4%A', 404],
  ['GET', '/assets/../../package.json', 404],
  ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404],
  ['GET', '/assets/..%2f..%2fpackage.json', 404],
  ['GET', '/files/../package.json', 404],
  ['GET', '/files/public/prints/..%2f..%2fpackage.json', 404],
  ['GET', '/files/artworks/..%2f..%2fpackage.json/preview', 404],
  ['GET', `/${'a'.repeat(8_000)}`, 400],
  ['GET', `/${'a'.repeat(20_000)}`, 431],
  ['GET', '//evil.example/x', 404],
  ['GET', 'http://evil.example/x', 421],
  ['TRACE', '/', 405],
  ['PROPFIND', '/', 405],
  ['DELETE', '/builder', 405],
  ['POST', '/?index', 400, 'application/json', '{'],
  ['POST', '/?index', 400, 'multipart/form-data', 'garbage'],
  ['POST', '/?index', 400, 'multipart/form-data; boundary=x', 'garbage'],
  ['POST', '/auth', 400, 'text/plain', 'garbage'],
  ['POST', '/auth', 400, form, 'operation=__proto__'],
  ['POST', '/auth', 400, form, 'operation=constructor'],
  ['POST', '/auth', 400, form, 'operation=account.confirm-email&token=%00'],
  ['POST', '/profile', 200, form, 'operation=profile.update&fullName=A%00da&phone=512%00555'],
  ['POST', '/api/v1/visits', 400, form, 'path=%00'],
  ['POST', '/api/v1/visits', 400, 'application/json', '{'],
  ['POST', '/api/v1/cart/total', 400, 'application/json', '{'],
  ['POST', '/api/v1/checkout/prepare', 400, 'application/json', '{'],
  ['POST', '/api/v1/visits', 422, 'application/json', '{}'],
  ['POST', '/quotes', 422, form, 'operation=quotes.request&name=%00'],
  [
    'GET',
    '/api/v1/listings/00000000-0000-4000-8000-000000000000/availability?size=%00&color=M&quantity=1',
    400,
  ],
  ['POST', '/tracking', 404, form, 'operation=tracking.refresh-parcel'],
  ['POST', '/tracking', 404, form, 'operation=tracking.refresh-parcel&shipment=x'],
  ['POST', '/tracking', 404, form, 'operation=tracking.refresh-parcel&shipment=%00'],
  ['POST', '/tracking', 404, form, 'operation=tracking.find-parcel&number=x'],
  ['POST', '/tracking', 422, form, 'operation=tracking.find-parcel&number=%00'],
  ['POST', '/tracking', 404, form, 'operation=tracking.find-order&orderNumber=%00&email=%00'],
  ['POST', '/api/v1/tracking/orders/%00', 400, 'application/json', '{"email":"\\u0000"}'],
  ['POST', '/admin/settings/blog', 405, form, 'intent=add'],
  ['DELETE', '/admin/settings/blog', 405],
  [
    'POST',
    '/admin/about',
    200,
    form,
    `operation=settings.change-about-page&version=0&${json('chapters', [chapter])}`,
  ],
  [
    'POST',
    '/admin/look',
    200,
    form,
    `operation=settings.change-look&version=0&${json('look', { name: 'A\0' })}`,
  ],
  [
    'POST',
    '/admin/settings/shipping',
    422,
    form,
    `operation=settings.change-label-desk&version=0&${json('desk', { name: 'A\0' })}`,
  ],
  [
    'POST',
    '/admin/orders/new',
    200,
    form,
    `operation=draft-orders.save-draft&${json('draftOrder', nulledOrder)}`,
  ],
  [
    'POST',
    '/admin/batches',
    422,
    form,
    `operation=batches.set-statuses&to=shipped&${json('orders', ['A\0'])}`,
  ],
  [
    'POST',
    '/admin/prints',
    422,
    form,
    `operation=prints.create&${json('product', { ...marketMix, title: 'A\0' })}`,
  ],
  ['POST', '/admin/production', 422, form, `operation=production.move&${json('moves', [{ itemId: 'A\0' }])}`],
  [
    'POST',
    '/admin/tshirt-listings',
    422,
    form,
    `operation=tshirt-listings.create&${json('input', tourTee)}&${json('pictures', ['A\0'])}`,
  ],
  ['POST', '/admin/orders/x', 404, form, 'operation=payments.confirm'],
  ['POST', '/admin/orders/x', 404, form, 'operation=orders.set-status&to=shipped'],
  ['POST', '/payment-success?attempt=x', 422, form, 'operation=payments.settle'],
  ['POST', '/sandbox-pay/x', 422, form, 'operation=sandbox-payments.pay&card=%00'],
]

test.each(hostile)('%s %s is %i (%s %s)', async (method, path, status, type = '', body = undefined) => {
  const { cookie = '', origin = '' } = owner.headers
  const headers = { cookie, origin, ...(type && { 'content-type': type }) }
  const answer = await rawRequest(shop, method, path, { headers, body })
  expect(answer.status).toBe(status)
  expect(answer.body).not.toContain('"dependencies"')
})

test('behind a TLS proxy the pages’ forms work, but only from the public address', async () => {
  await using proxied = await openShop({ PUBLIC_URL: 'https://shop.example' })
  const post = (origin: string): Promise<RawAnswer> =>
    rawRequest(proxied, 'POST', '/auth', {
      headers: { host: 'shop.example', origin, 'content-type': form },
      body: 'operation=account.sign-up&fullName=Ada&phone=512+555+0101&email=ada%40example.com&password=ink+on+film&confirmPassword=ink+on+film',
    })
  expect((await post('http://shop.example')).status).toBe(403)
  const answer = await post('https://shop.example')
  expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  const session = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-gangway_session='))
  expect(session).toContain('; HttpOnly; Secure; SameSite=Lax')
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
})

type Page = { path: string; file: string }

const pagesBelow = (entries: readonly RouteConfigEntry[], above: string): Page[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [{ path: own, file }, ...pagesBelow(children, own)]
  })

const pagesWithIds = pagesBelow(pageRoutes, '').filter(({ path }) => /:\w+Id\b/.test(path))

const does = (file: string, what: 'loader' | 'action'): boolean =>
  new RegExp(`^export (async )?(function|const) ${what}\\b`, 'm').test(readFileSync(`app/${file}`, 'utf8'))

test('some pages have an id in their address', () => {
  expect(pagesWithIds.length).toBeGreaterThan(12)
  expect(pagesWithIds.some(({ file }) => does(file, 'action'))).toBe(true)
})

test.each(pagesWithIds)('an invalid id matches nothing: $path', async ({ path, file }) => {
  const address = path.replaceAll(/:\w+/g, 'no-id')
  const statuses: Record<string, number> = {}
  if (does(file, 'loader')) statuses.read = (await owner.get(address)).status
  if (does(file, 'action')) {
    const body = new URLSearchParams({ operation: 'no-such.thing' })
    const send = { method: 'POST', headers: owner.headers, body }
    statuses.sent = (await fetch(shop.origin + address, send)).status
    statuses.sentByScript = (await fetch(`${shop.origin}${address}.data`, send)).status
  }
  expect(Object.entries(statuses).filter(([, status]) => status !== 404)).toEqual([])
  expect(statuses).not.toEqual({})
})

test('the reference shows every operation, its fields and its possible answers', async () => {
  const page = await readPage(shop, '/api-reference')
  expect(page.status).toBe(200)
  const operations: readonly OperationShape[] = catalog
  const headings = page.getAllByRole('heading').map((heading: HTMLElement) => heading.textContent?.trim())
  expect(headings).toEqual(expect.arrayContaining(operations.filter(isPublic).map(({ summary }) => summary)))
  const create = page.in('article', 'Create a promo code, or an automatic promotion')
  create.getByText('POST')
  create.getByText('/discounts')
  create.getByText('for anyone with discounts.write', { exact: false })
  create.getByRole('row', { name: 'name string, up to 120 characters Yes' })
  create.getByRole('row', { name: 'type percentage or fixed_amount Yes' })
  create.getByRole('row', { name: 'expiresAt date-time or null No' })
  create.getByText('"code": "SUMMER10"', { exact: false })
  create.getByText('A field is wrong; `error.fields` names each')
  const description = page.getByRole('link', { name: 'Machine-readable version (OpenAPI 3.1)' })
  expect(description.getAttribute('href')).toBe('/api/v1/openapi.json')
})
