import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { openIdClient, startOpenIdProvider } from '#tests/harness/openid-provider.ts'
import { problems } from '#tests/harness/problems.ts'
import { freePort, startTestShop } from '#tests/harness/shop.ts'

const ada = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }

test.each([
  ['desktop', desktop, true],
  ['phone without JavaScript', phone, false],
] as const)('a provider’s button signs in and leads on, on a %s', async (_, device, javaScriptEnabled) => {
  const port = await freePort()
  await using provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
  const settings = { OPENID_PROVIDERS: JSON.stringify([acme]) }
  const pages = { servePage: await loadBuiltPages(), staticFolder }
  await using shop = await startTestShop({ ...pages, settings, port })
  await using browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...device, javaScriptEnabled, baseURL: shop.origin })
  const goThere = () => page.getByRole('link', { name: 'Continue with Acme' }).click()

  provider.become({ ...ada, sub: 'ada-0', email_verified: false })
  await page.goto('/profile')
  await goThere()
  await page.getByText('That service has not confirmed your email address').first().waitFor()
  if (javaScriptEnabled) {
    expect(await problems(page)).toEqual([])
  }

  await page.context().clearCookies()
  provider.become(ada)
  await page.goto('/auth?next=/profile')
  await goThere()
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()
  expect(page.url()).toBe(`${shop.origin}/profile`)
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
  const names = (await page.context().cookies(shop.origin)).map(({ name }) => name)
  expect(names).toContain('gangway_session')
  expect(names).not.toContain('gangway_trip')
  expect(complaints).toEqual([])
})

test('a code that another browser brings signs nobody in', async () => {
  const port = await freePort()
  await using provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
  const settings = { OPENID_PROVIDERS: JSON.stringify([acme]) }
  await using shop = await startTestShop({ servePage: await loadBuiltPages(), settings, port })
  provider.become(ada)
  const step = (url: URL | string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } })
  const sent = await step(`${shop.origin}/auth?provider=acme`)
  const own = /gangway_trip=[\w-]+/.exec(sent.headers.getSetCookie().join())?.[0] ?? ''
  const back = await step(await provider.visit(sent.headers.get('location') ?? ''))
  const end = back.headers.get('location') ?? ''
  expect(new URL(end).searchParams.get('code')).toMatch(/^[\w-]{20,}$/)

  const stranger = await step(end)
  expect(stranger.headers.get('location')).toBe('/auth?error_code=flow_state_not_found')
  expect(stranger.headers.getSetCookie().join()).not.toContain('gangway_session')
  const signedIn = await step(end, own)
  expect(signedIn.headers.get('location')).toBe('/')
  expect(signedIn.headers.getSetCookie().join()).toContain('gangway_session=')
  expect((await step(end, own)).headers.get('location')).toBe('/auth?error_code=flow_state_not_found')
})
