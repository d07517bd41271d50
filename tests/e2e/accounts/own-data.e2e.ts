import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openIdClient, startOpenIdProvider } from '#tests/fakes/openid-provider.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { sellGangSheet } from '#tests/harness/sell.ts'
import { freePort } from '#tests/harness/shop.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const port = await freePort()
const provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
afterAll(() => provider[Symbol.asyncDispose]())
const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
const { shop, browser } = await useShop({ settings: { OPENID_PROVIDERS: JSON.stringify([acme]) }, port })

const password = 'ink on film'

const newAda = () => ({
  ...{ role: 'customer' as const, fullName: 'Ada Lovelace' },
  email: `ada-${crypto.randomUUID().slice(0, 8)}@example.com`,
})

test('the customer downloads their data and deletes the account', async () => {
  const { email, ...ada } = newAda()
  const opened = await openSignedIn(browser, shop, desktop, { ...ada, email })
  const { page, complaints, actor, password } = opened
  await sellGangSheet(shop, actor)
  await page.goto('/profile')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download My Data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const document = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(document).toMatchObject({ profile: [{ email }], orders: [{ contact: { name: 'Ada Lovelace' } }] })

  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByText('Delete my account', { exact: true }).first().click()
  await section.getByText('This cannot be undone.').waitFor()
  // The whole profile page is checked here, and its regions by the tests that change them.
  expect(await problemsAtWidths(page)).toEqual([])
  const press = () => section.getByRole('button', { name: 'Delete My Account' }).click()
  await section.getByLabel('Your password').fill('wrong')
  await press()
  await section.getByText('Please check this box to continue').waitFor()
  await section.getByLabel(/I understand/).check()
  await press()
  await section.getByText('That password isn’t right').waitFor()
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel(/I understand/).check()
  await press()
  await page.getByText('One of your orders is still in progress').first().waitFor()

  await shop.database.pool.query(`update orders set status = 'completed'`)
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel(/I understand/).check()
  await press()
  await page.getByText('Your account is deleted').first().waitFor()
  expect(page.url()).toBe(`${shop.origin}/`)
  expect(await cookiesOf(page)).not.toContain('gangway_session')
  await shop.jobs.runDue()
  const [receipt] = (await shop.mail.list()).filter(({ to }) => to === email)
  expect(receipt?.subject).toBe('Your Gangway Print Co. account has been deleted')

  await page.goto('/profile')
  expect(page.url()).toBe(`${shop.origin}/auth?next=/profile`)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

const cookiesOf = async (page: Page): Promise<string> =>
  (await page.context().cookies(shop.origin)).map(({ name, value }) => `${name}=${value}`).join('; ')

test('without a script, with an emailed code, from a device that is new to the account', async () => {
  const email = `grace-${crypto.randomUUID().slice(0, 8)}@example.com`
  await shop.auth.createUser({ email, password, fullName: 'Grace', phone: '1', role: 'customer' })
  const before = { clientAddress: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/149.0', visitorId: '' }
  expect(await shop.auth.signIn({ email, password }, before)).toMatchObject({ ok: true })
  const grace = browse(shop)
  const door = await readPage(grace, '/auth?next=/profile')
  const profile = await door.submit(door.in('main').getByRole('button', { name: 'Sign In' }), {
    Email: email,
    Password: password,
  })
  expect(profile.path).toBe('/profile')
  await shop.jobs.runDue()
  const [news] = (await shop.mail.list()).filter(({ to }) => to === email)
  expect(news?.subject).toBe('New sign-in to your Gangway Print Co. account')
  expect(news?.text).toContain('/profile#sessions')

  const asked = await profile.submit('Email Me a Code')
  expect(asked.words).toContain(`We sent six digits to ${email}`)
  await shop.jobs.runDue()
  const [mailed] = (await shop.mail.list()).filter(({ template }) => template === 'reauthentication')
  const code = /\b\d{6}\b/.exec(mailed?.text ?? '')?.[0] ?? ''
  const filling = { 'Code from the email': code, 'I understand': true }
  expect((await asked.submit('Delete My Account', filling)).path).toBe('/')
  expect(await shop.auth.userIdOf(email)).toBeNull()
})

test('a provider is linked on the profile page and unlinked again', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, phone, newAda())
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Ways to sign in' })
  const link = () => section.getByRole('button', { name: 'Link Acme', exact: true }).click()

  provider.become({ sub: 'ada-1', email: 'ada@work.example', email_verified: false })
  await link()
  await page.getByText('That service hasn’t confirmed your email address').first().waitFor()
  provider.become({ sub: 'ada-1', email: 'ada@work.example', email_verified: true })
  await link()
  await section.getByText('ada@work.example').waitFor()
  await expect.poll(() => section.getByRole('button', { name: 'Link Acme', exact: true }).count()).toBe(0)
  expect(await problems(page, { include: 'section[aria-labelledby=identities]' })).toEqual([])
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

  await section.getByRole('button', { name: 'Unlink Acme' }).click()
  await section.getByRole('button', { name: 'Link Acme', exact: true }).waitFor()
  await expect.poll(() => section.getByRole('button', { name: /Unlink/ }).count()).toBe(0)
  expect(complaints).toEqual([])
})
