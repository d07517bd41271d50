import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sitePages } from '#domain/content/site-pages.ts'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { createEdge } from '#server/http/edge.ts'
import { listen } from '#server/http/listen.ts'
import type { Visit } from '#server/http/visit.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { silentLog } from '#server/kernel/log.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { designedLine } from '#tests/harness/sell.ts'
import { marketMix, stockPrint, stockTshirt, stockTumbler, tourTee } from '#tests/harness/shelves.ts'
import { freePort } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

const built = await loadBuiltPages()
/**
 * Advances by a millisecond on each call: pages are redrawn every minute, and a change of the minute would be counted.
 */
let time = new Date(Math.floor(Date.now() / minutes(1)) * minutes(1))
const clock = {
  now() {
    time = after(time, 1)
    return time
  },
}
/** Called before a page is drawn; these tests count the calls. */
let drawing = async (_path: string): Promise<void> => {}
let drawn: string[] = []
const shop = await useShopAlone({
  clock,
  async servePage(request, ...asked) {
    const { pathname } = new URL(request.url)
    drawn.push(pathname)
    const answer = await built(request, ...asked)
    await drawing(pathname)
    return answer
  },
})
const writer = await hireStaff(shop, { email: 'mara@gangway.example', fullName: 'Mara Voss' })
const { article } = await shop.operations.ask('articles.create', writer, {
  ...{ title: 'Cold peel', status: 'published', content: '<p>Wait until it is cold.</p>' },
})
const sheet = await stockPrint(shop)
const print = await stockPrint(shop, { kind: 'print', title: 'Paper fox' })
const [shirt, cup] = [await stockTshirt(shop), await stockTumbler(shop)]

const paths = [
  ...['/', '/about', '/feed.xml', '/sitemap.xml', '/robots.txt', '/_.data', '/about.data'],
  ...['/prints', '/print-marketplace', '/tshirt-marketplace', '/tumbler-marketplace', '/blog'],
  ...[`/prints/${sheet.slug}`, `/print-marketplace/${print.slug}`, `/blog/${article.slug}`],
  ...[`/tshirt-marketplace/${shirt.slug}`, `/tumbler-marketplace/${cup.slug}`, '/prints?search=market'],
  ...Object.keys(sitePages).map((name) => `/${name}`),
]

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(shop, method, path, { headers })

beforeAll(async () => {
  for (const path of paths) await ask(path)
})

test('each page that is the same for everyone is rendered once, then served from memory', async () => {
  drawn = []
  for (const path of paths) {
    const first = await ask(path)
    const second = await ask(path, { cookie: 'gangway_visitor=00000000-0000-4000-8000-000000000001' })
    expect(first.status, path).toBe(200)
    expect(String(first.headers.etag), path).toMatch(/^W\/"/)
    expect(second.headers.etag, path).toBe(first.headers.etag)
    expect(second.body, path).toBe(first.body)
  }
  expect(drawn).toEqual([])
})

test('it is what a visitor with a cart and a draft would get if it were rendered for them', async () => {
  const visitor = browse(shop)
  await visitor.send('PUT', '/api/v1/cart', { lines: [await designedLine(shop, visitor.actor)] })
  const visit: Visit = {
    ...{ requestId: 'test', origin: shop.origin, sessionToken: null, clientAddress: '192.0.2.1' },
    ...{ actor: visitor.actor, userAgent: 'Mozilla/5.0', nonce: 'abc', inlineScripts: '', isWhole: true },
    ...{ report: () => {}, refusalOf: () => null, holdOrder: () => false, setSession() {} },
  }
  for (const path of paths) {
    const request = new Request(shop.origin + path, { headers: visitor.headers })
    const own = await (await built(request, shop, visit)).text()
    const kept = await ask(path)
    expect(withoutTime(kept.body), path).toBe(withoutTime(own.replaceAll(' nonce="abc"', '')))
  }
})

/** `readAt` is the time of drawing. */
const withoutTime = (text: string): string => text.replaceAll(/\\?"D\\?",\d{13}/g, 'D')

test('its policy allows exactly the inline scripts it contains', async () => {
  for (const path of ['/', '/blog', `/tshirt-marketplace/${shirt.slug}`]) {
    const { body, headers } = await ask(path)
    const policy = String(headers['content-security-policy'])
    const inline = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
      ([, tag = '', text = '']) => (/\ssrc=|type="application\/ld\+json"/.test(tag) ? [] : [text]),
    )
    expect(inline.length, path).toBeGreaterThan(1)
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const allowed = policy.match(/'sha256-[^']+'/g)
    expect(new Set(allowed), path).toEqual(new Set(hashes))
    expect(policy, path).not.toContain('nonce-')
    expect(body, path).not.toContain('nonce=')
  }
})

test('it is compressed once, and not sent to anyone who already has it', async () => {
  const plain = await ask('/')
  const packed = async (encoding: string) => {
    const answer = await fetchBytes('/', { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie')
    return answer.bytes
  }
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(plain.body)
  expect(gunzipSync(await packed('gzip')).toString()).toBe(plain.body)

  const etag = String(plain.headers.etag)
  const again = await ask('/', { 'if-none-match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
  const head = await ask('/', {}, 'HEAD')
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', etag])
})

test('a cache in between may keep it, unless the response sets a cookie for the visitor', async () => {
  const first = await ask('/about')
  expect(first.headers['set-cookie']).toHaveLength(1)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const known = await ask('/about', { cookie: 'gangway_visitor=00000000-0000-4000-8000-000000000001' })
  expect(known.headers['set-cookie']).toBeUndefined()
  expect(known.headers['cache-control']).toBe('public, no-cache')
})

test('someone signed in, or who has dismissed the banner, gets their own', async () => {
  await shop.settings.change({ system: 'test' }, { isBannerShown: true, bannerText: 'Two sheets, one price' })
  expect((await ask('/about')).body).toContain('Two sheets, one price')
  expect((await ask('/about', { cookie: 'gangway_banner=off' })).body).not.toContain('Two sheets, one price')
  expect((await ask('/about')).body).toContain('Two sheets, one price')

  const customer = await signInFrom(shop, browse(shop))
  const own = await customer.get('/about')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('etag')).toBeNull()
  expect(await own.text()).toContain(customer.actor.user?.email ?? 'an address')
})

const changes: [path: string, change: () => Promise<unknown>, shown: string][] = [
  ['/', () => shop.settings.change({ system: 'test' }, { siteName: 'Ink and Film' }), 'Ink and Film'],
  ['/prints', () => stockPrint(shop, { title: 'Harbor mix' }), 'Harbor mix'],
  ['/tshirt-marketplace', () => stockTshirt(shop, { ...tourTee, title: 'Quiet tee' }), 'Quiet tee'],
  [
    '/blog',
    () => shop.operations.ask('articles.create', writer, { title: 'Warm peel', status: 'published' }),
    'Warm peel',
  ],
  [
    '/feed.xml',
    () => shop.operations.ask('articles.create', writer, { title: 'Hot peel', status: 'published' }),
    'Hot peel',
  ],
]

test('after a change no one gets the earlier version, in this process or in another', async () => {
  await using other = await anotherProcess()
  for (const [path, change, shown] of changes) {
    for (const { origin } of [shop, other])
      expect((await rawRequest({ origin }, 'GET', path)).body).not.toContain(shown)
    await change()
    for (const { origin } of [other, shop])
      expect((await rawRequest({ origin }, 'GET', path)).body, `${path} of ${origin}`).toContain(shown)
  }
})

test('a change to one table leaves alone the pages that do not read it', async () => {
  await ask('/about')
  await stockPrint(shop, { title: 'Orchard mix' })
  drawn = []
  await ask('/about')
  expect(drawn).toEqual([])
  await ask('/prints')
  expect(drawn).toEqual(['/prints'])
})

test('changes committed while a page is rendered are in the next response, and a rollback changes nothing', async () => {
  await stockPrint(shop, { title: 'Before' })
  drawing = async () => {
    drawing = async () => {}
    await stockPrint(shop, { title: 'Meanwhile' })
  }
  await ask('/prints')
  expect((await ask('/prints')).body).toContain('Meanwhile')

  drawn = []
  await shop.database
    .transaction(async (transaction) => {
      await transaction.execute(sql`update print_products set title = 'Never'`)
      throw new Error('no')
    })
    .catch(() => {})
  await ask('/prints')
  expect(drawn).toEqual([])
})

test('many simultaneous requests wait for one rendering', async () => {
  await stockPrint(shop, { title: 'Crowd mix' })
  drawn = []
  const answers = await Promise.all(Array.from({ length: 16 }, () => ask('/prints')))
  expect(drawn).toEqual(['/prints'])
  for (const { body } of answers) expect(body).toContain('Crowd mix')
})

test('a shelf that could not be read is not kept', async () => {
  await ask('/')
  await shop.database.orm.execute(sql`alter table print_products rename to away`)
  await shop.settings.change({ system: 'test' }, { siteName: 'Film and Ink' })
  expect((await ask('/')).body).not.toContain(marketMix.title)
  await shop.database.orm.execute(sql`alter table away rename to print_products`)
  expect((await ask('/')).body).toContain('Crowd mix')
})

test('what depends on the time of day is rendered again each minute', async () => {
  await ask('/')
  drawn = []
  time = after(time, minutes(1))
  await ask('/')
  expect(drawn).toEqual(['/'])
})

test('a missing page is rendered for each visitor, with its own nonce', async () => {
  const [one, two] = [await ask('/blog/no-such-article'), await ask('/blog/no-such-article')]
  for (const { status, headers, body } of [one, two]) {
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect([status, headers.etag]).toEqual([404, undefined])
    expect(body).toContain(`nonce="${nonce}"`)
  }
  expect(one.body).not.toBe(two.body)
})

/** The bytes on the wire: `fetch` decompresses. */
function fetchBytes(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    bytes: Buffer
    headers: IncomingHttpHeaders
  }>()
  get(shop.origin + path, { headers }, (answer) => {
    buffer(answer).then((bytes) => resolve({ bytes, headers: answer.headers }), reject)
  }).on('error', reject)
  return promise
}

async function anotherProcess() {
  const port = await freePort()
  const { DATA_DIR } = shop.environment
  const settings = {
    DATABASE_URL: shop.connectionString,
    DATA_DIR,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
  }
  const other = openShop(settings, clock)
  const edge = createEdge({
    ...{ shop: other, environment: shop.environment, log: silentLog(), servePage: built, staticFolder },
  })
  const server = await listen(edge, { port, host: '127.0.0.1' })
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      await server.close()
      await other.stop()
    },
  }
}
