import { afterAll, expect, test } from 'vitest'
import { openIdClient, startOpenIdProvider } from '#tests/fakes/openid-provider.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { freePort } from '#tests/harness/shop.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const ada = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }

const port = await freePort()
const provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
afterAll(() => provider[Symbol.asyncDispose]())
const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
const { shop, browser } = await useShop({ settings: { OPENID_PROVIDERS: JSON.stringify([acme]) }, port })

test('a provider’s button signs in and continues', async () => {
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  const goThere = () => page.getByRole('link', { name: 'Continue with Acme' }).click()
  provider.become({ ...ada, sub: 'ada-0', email_verified: false })
  await page.goto('/profile')
  await goThere()
  await page.getByText('That service hasn’t confirmed your email address').first().waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
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

test('without a script its link also signs in and continues; a code from another browser signs no one in', async () => {
  provider.become(ada)
  const step = (url: URL | string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } })
  const sent = await step(`${shop.origin}/auth?provider=acme&next=/profile`)
  const own = /gangway_trip=[\w-]+/.exec(sent.headers.getSetCookie().join())?.[0] ?? ''
  const back = await step(await provider.visit(sent.headers.get('location') ?? ''))
  const end = back.headers.get('location') ?? ''
  expect(new URL(end).searchParams.get('code')).toMatch(/^[\w-]{20,}$/)

  const stranger = await step(end)
  expect(stranger.headers.get('location')).toBe('/auth?error_code=flow_state_not_found&next=%2Fprofile')
  expect(stranger.headers.getSetCookie().join()).not.toContain('gangway_session')
  const signedIn = await step(end, own)
  expect(signedIn.headers.get('location')).toBe('/profile')
  expect(signedIn.headers.getSetCookie().join()).toContain('gangway_session=')
  expect((await step(end, own)).headers.get('location')).toBe(
    '/auth?error_code=flow_state_not_found&next=%2Fprofile',
  )
})
