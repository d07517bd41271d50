import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tripCookie } from '#app/auth/provider-trip.ts'
import { keepMailboxKey } from '#app/mailbox/mailbox-key.ts'
import { noticeCookie } from '#app/shell/notice-cookie.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import type { Visit } from './visit.ts'

const oneDay = 86_400_000

test('session, visitor and the page’s own cookies all reach the browser', async () => {
  await using shop = await startTestShop({
    servePage: async (_request, _shop, visit) => {
      visit.setSession({ value: 'first', expiresAt: new Date(Date.now() + oneDay) })
      visit.setSession({ value: 'secret', expiresAt: new Date(Date.now() + oneDay) })
      return new Response('page', { headers: { 'set-cookie': 'page=1' } })
    },
  })

  const cookies = (await fetch(`${shop.origin}/cart`)).headers.getSetCookie()

  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    'gangway_session',
    'gangway_visitor',
    'page',
  ])
  expect(cookies.find((cookie) => cookie.startsWith('gangway_session'))).toMatch(
    /^gangway_session=secret; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
})

test('behind TLS the cookies are only for secure connections', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => {
      visit.setSession(null)
      return new Response('page')
    },
  })

  const answer = await rawRequest(shop, 'GET', '/cart', { headers: { host: 'shop.example' } })

  const cookies = answer.headers['set-cookie'] ?? []
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
})

test('over https a session from before the prefix is renamed, once, and continues', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => new Response(visit.actor.user?.email ?? 'nobody'),
  })
  const { headers, actor } = await signInFrom(shop, browse(shop))
  const get = async (cookie: string) => {
    const answer = await rawRequest(shop, 'GET', '/cart', { headers: { host: 'shop.example', cookie } })
    return { body: answer.body, cookies: answer.headers['set-cookie'] ?? [] }
  }

  const before = await get(headers.cookie ?? '')
  expect(before.body).toBe(actor.user?.email)
  const live = before.cookies.filter((cookie) => !cookie.includes('Max-Age=0'))
  expect(live.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    '__Host-gangway_session',
    '__Host-gangway_visitor',
  ])
  for (const cookie of live)
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(
    before.cookies.filter((cookie) => cookie.includes('Max-Age=0')).map((one) => one.split('=')[0]),
  ).toEqual(['gangway_visitor', 'gangway_session'])

  const after = await get(live.map((cookie) => cookie.split(';')[0]).join('; '))
  expect(after).toEqual({ body: actor.user?.email, cookies: [] })
})

test('the prefixed cookie counts, regardless of what a sibling domain has planted beside it', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => new Response(visit.actor.user?.email ?? 'nobody'),
  })
  const mine = await signInFrom(shop, browse(shop))
  const planted = await signInFrom(shop, browse(shop))
  const session = /gangway_session=([\w-]+)/
  const cookie = `gangway_session=${session.exec(planted.headers.cookie ?? '')?.[1]}; __Host-gangway_session=${session.exec(mine.headers.cookie ?? '')?.[1]}`
  const answer = await rawRequest(shop, 'GET', '/cart', { headers: { host: 'shop.example', cookie } })
  expect(answer.body).toBe(mine.actor.user?.email)
})

const hidden = 'HttpOnly; SameSite=Lax'

/**
 * Every cookie there is, with its attributes: set by the edge, by a page, or by a script if it holds nothing secret.
 */
const everyCookie = {
  gangway_session: `Path=/; Expires; ${hidden}`,
  gangway_visitor: `Max-Age=31536000; Path=/; ${hidden}`,
  gangway_trip: `Path=/; Max-Age=900; ${hidden}`,
  gangway_mailbox: `Path=/; ${hidden}`,
  gangway_notice: 'Path=/; Max-Age=30; SameSite=Lax',
  gangway_orders: `Max-Age=31536000; Path=/; ${hidden}`,
  gangway_banner: null,
}

/** Files that write cookies; cookies set elsewhere go through these. */
const writers = {
  'app/auth/answer-auth.ts': ['set-cookie'],
  'app/auth/provider-trip.ts': ['set-cookie'],
  'app/mailbox/mailbox-key.ts': ['set-cookie'],
  'app/profile/answer-profile.ts': ['set-cookie'],
  'app/shell/dismiss-banner.ts': ['document.cookie ='],
  'app/shell/notice-toast.tsx': ['document.cookie ='],
  'server/http/cookie-jar.ts': ['generateCookie('],
  'server/http/edge.ts': ['set-cookie'],
}

test('the cookie table lists every cookie named in the source and every file that sets one', async () => {
  const names = new Set<string>()
  const found: Record<string, string[]> = {}
  for await (const path of glob('{app,server,domain}/**/*.{ts,tsx}')) {
    if (path.includes('.test.')) continue
    const source = await readFile(path, 'utf8')
    for (const [, name = ''] of source.matchAll(/cookieName\w* = ['"`]([^'"`]+)/gi)) names.add(name)
    const set = source.matchAll(
      /['"]set-cookie['"]|generateCookie\(|(?<!get)setCookie\(|document\.cookie =(?!=)|cookieStore/gi,
    )
    const ways = [...new Set([...set].map(([way]) => way.replaceAll(/['"]/g, '').replace('Set-C', 'set-c')))]
    if (ways.length > 0) found[path] = ways
  }
  expect([...names].sort()).toEqual(Object.keys(everyCookie).sort())
  expect(found).toEqual(writers)
})

test.each([
  ['http', 'http://shop.example', '', ''],
  ['https', 'https://shop.example', '__Host-', '; Secure'],
])('over %s every cookie is set with the flags in the table', async (_scheme, origin, prefix, secure) => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: origin },
    async servePage(_request, { orderLinks }, visit: Visit) {
      const orderId = randomUUID()
      const link = new URL(orderLinks.pathOf(orderId), origin)
      visit.holdOrder(orderId, link.searchParams.get('key') ?? '')
      visit.setSession({ value: 'v', expiresAt: new Date(Date.now() + oneDay) })
      const answer = keepMailboxKey(visit, 'v')
      answer.headers.append('set-cookie', tripCookie(visit, 'v', 900))
      answer.headers.append('set-cookie', noticeCookie('signed_in'))
      return answer
    },
  })
  const answer = await rawRequest(shop, 'GET', '/cart', { headers: { host: 'shop.example' } })
  const flagsOf = (text: string) => text.split('; ').sort()
  const set = (answer.headers['set-cookie'] ?? []).map((cookie) => {
    const [pair = '', ...flags] = cookie.replace(/Expires=[^;]+/, 'Expires').split('; ')
    return [pair.split('=')[0], flags.sort()]
  })
  const expected = Object.entries(everyCookie).flatMap(([name, flags]) => {
    if (flags === null) return []
    // A cookie that a script reads keeps its name, and holds only the code of a message.
    const isHidden = flags.includes('HttpOnly')
    return [[isHidden ? prefix + name : name, flagsOf(isHidden ? flags + secure : flags)]]
  })
  expect(Object.fromEntries(set)).toEqual(Object.fromEntries(expected))
})
