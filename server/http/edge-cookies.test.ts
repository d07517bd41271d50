import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const oneDay = 86_400_000

test('session, visitor and the page’s own cookies all reach the browser', async () => {
  await using shop = await startTestShop({
    servePage: async (_request, _shop, visit) => {
      visit.setSession({ value: 'first', expiresAt: new Date(Date.now() + oneDay) })
      visit.setSession({ value: 'secret', expiresAt: new Date(Date.now() + oneDay) })
      return new Response('page', { headers: { 'set-cookie': 'page=1' } })
    },
  })

  const cookies = (await fetch(shop.origin)).headers.getSetCookie()

  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    'gangway_session',
    'gangway_visitor',
    'page',
  ])
  expect(cookies.find((cookie) => cookie.startsWith('gangway_session'))).toMatch(
    /^gangway_session=secret; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
})

test('behind TLS the cookies are for secure connections only', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => {
      visit.setSession(null)
      return new Response('page')
    },
  })

  const answer = await rawRequest(shop, 'GET', '/', { headers: { host: 'shop.example' } })

  const cookies = answer.headers['set-cookie'] ?? []
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
})

test('over https a session of before the prefix is renamed, once, and goes on', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => new Response(visit.actor.user?.email ?? 'nobody'),
  })
  const { headers, actor } = await signInFrom(shop, browse(shop))
  const get = async (cookie: string) => {
    const answer = await rawRequest(shop, 'GET', '/', { headers: { host: 'shop.example', cookie } })
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

test('the prefixed cookie counts, whatever a sibling of the domain has planted beside it', async () => {
  await using shop = await startTestShop({
    settings: { PUBLIC_URL: 'https://shop.example' },
    servePage: async (_request, _shop, visit) => new Response(visit.actor.user?.email ?? 'nobody'),
  })
  const mine = await signInFrom(shop, browse(shop))
  const planted = await signInFrom(shop, browse(shop))
  const session = /gangway_session=([\w-]+)/
  const cookie = `gangway_session=${session.exec(planted.headers.cookie ?? '')?.[1]}; __Host-gangway_session=${session.exec(mine.headers.cookie ?? '')?.[1]}`
  const answer = await rawRequest(shop, 'GET', '/', { headers: { host: 'shop.example', cookie } })
  expect(answer.body).toBe(mine.actor.user?.email)
})
