import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { openIdClient, startOpenIdProvider } from '#tests/harness/openid-provider.ts'
import { problems } from '#tests/harness/problems.ts'
import { sellGangSheet } from '#tests/harness/sell.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'

const password = 'ink on film'

async function signIn(shop: TestShop, page: Page, email: string): Promise<void> {
  await page.goto('/auth?next=/profile')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()
  expect(page.url()).toBe(`${shop.origin}/profile`)
}

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('one’s data are taken along, and the account is deleted, on a %s', async (name, device) => {
  await using shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  const email = `ada-${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const person = { email, password, fullName: 'Ada Lovelace', phone: '1', role: 'customer' } as const
  await shop.auth.createUser(person)
  await using browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...device, baseURL: shop.origin })
  await signIn(shop, page, email)
  const session = /gangway_session=([^;]+)/.exec(await cookiesOf(page, shop))?.[1] ?? ''
  const user = await shop.auth.authenticate(session)
  await sellGangSheet(shop, { visitorId: crypto.randomUUID(), user })

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download My Data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const document = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(document).toMatchObject({ profile: [{ email }], orders: [{ contact: { name: 'Ada Lovelace' } }] })

  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByText('Delete my account', { exact: true }).first().click()
  await section.getByText('This cannot be undone.').waitFor()
  expect(await problems(page)).toEqual([])
  const press = () => section.getByRole('button', { name: 'Delete My Account' }).click()
  await section.getByLabel('Your password').fill('wrong')
  await press()
  await section.getByText('Please tick this to go on').waitFor()
  await section.getByLabel(/I understand/).check()
  await press()
  await section.getByText('That password is not right').waitFor()
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel(/I understand/).check()
  await press()
  await page.getByText('An order of yours is still being made').first().waitFor()

  await shop.database.pool.query(`update orders set status = 'completed'`)
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel(/I understand/).check()
  await press()
  await page.getByText('Your account is deleted').first().waitFor()
  expect(page.url()).toBe(`${shop.origin}/`)
  expect(await cookiesOf(page, shop)).not.toContain('gangway_session')
  await shop.jobs.runDue()
  const [receipt] = (await shop.mail.list()).filter(({ to }) => to === email)
  expect(receipt?.subject).toBe('Your Gangway Print Co. account is deleted')

  await page.goto('/profile')
  expect(page.url()).toBe(`${shop.origin}/auth?next=/profile`)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

const cookiesOf = async (page: Page, shop: TestShop): Promise<string> =>
  (await page.context().cookies(shop.origin)).map(({ name, value }) => `${name}=${value}`).join('; ')

test('without a script, by a mailed code, from a device that is new to the account', async () => {
  await using shop = await startTestShop({ servePage: await loadBuiltPages(), staticFolder })
  const email = `grace-${crypto.randomUUID().slice(0, 8)}@example.com`
  await shop.auth.createUser({ email, password, fullName: 'Grace', phone: '1', role: 'customer' })
  const before = { clientAddress: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/149.0', visitorId: '' }
  expect(await shop.auth.signIn({ email, password }, before)).toMatchObject({ ok: true })
  await using browser = await openBrowser()
  const { page } = await openPage(browser, { ...phone, javaScriptEnabled: false, baseURL: shop.origin })
  await signIn(shop, page, email)
  await shop.jobs.runDue()
  const [news] = (await shop.mail.list()).filter(({ to }) => to === email)
  expect(news?.subject).toBe('New sign-in to your Gangway Print Co. account')
  expect(news?.text).toContain('/profile#sessions')

  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByText('Delete my account', { exact: true }).first().click()
  await section.getByRole('button', { name: 'Mail Me a Code' }).click()
  await section.getByText(`We sent six digits to ${email}`).waitFor()
  await shop.jobs.runDue()
  const [mailed] = (await shop.mail.list()).filter(({ template }) => template === 'reauthentication')
  await section.getByLabel('Code from the mail').fill(/\b\d{6}\b/.exec(mailed?.text ?? '')?.[0] ?? '')
  await section.getByLabel(/I understand/).check()
  await section.getByRole('button', { name: 'Delete My Account' }).click()
  await page.waitForURL(`${shop.origin}/`)
  expect(await shop.auth.userIdOf(email)).toBeNull()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a provider is linked on the profile page and unlinked again, on a %s', async (name, device) => {
  const port = await freePort()
  await using provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
  const settings = { OPENID_PROVIDERS: JSON.stringify([acme]) }
  const pages = { servePage: await loadBuiltPages(), staticFolder }
  await using shop = await startTestShop({ ...pages, settings, port })
  const email = `ada-${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  await shop.auth.createUser({ email, password, fullName: 'Ada', phone: '1', role: 'customer' })
  await using browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...device, baseURL: shop.origin })
  await signIn(shop, page, email)
  const section = page.getByRole('region', { name: 'Ways to sign in' })
  const link = () => section.getByRole('button', { name: 'Link Acme', exact: true }).click()

  provider.become({ sub: 'ada-1', email: 'ada@work.example', email_verified: false })
  await link()
  await page.getByText('That service has not confirmed your email address').first().waitFor()
  provider.become({ sub: 'ada-1', email: 'ada@work.example', email_verified: true })
  await link()
  await section.getByText('ada@work.example').waitFor()
  await expect.poll(() => section.getByRole('button', { name: 'Link Acme', exact: true }).count()).toBe(0)
  expect(await problems(page)).toEqual([])
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

  await section.getByRole('button', { name: 'Unlink Acme' }).click()
  await section.getByRole('button', { name: 'Link Acme', exact: true }).waitFor()
  await expect.poll(() => section.getByRole('button', { name: /Unlink/ }).count()).toBe(0)
  expect(complaints).toEqual([])
})
