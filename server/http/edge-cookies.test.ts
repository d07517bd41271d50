import { expect, test } from 'vitest'
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

  const cookies = (await fetch(shop.origin)).headers.getSetCookie()

  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
})
