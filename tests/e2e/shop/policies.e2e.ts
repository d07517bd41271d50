import { expect, test } from 'vitest'
import { sitePageNames, sitePages } from '#domain/content/site-pages.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
const owner = signedIn('owner')
const shoot = process.env.SCREENS

test('every help and terms page is linked in the footer of every page and reads well', async () => {
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/about')
  for (const name of sitePageNames) {
    await page.getByRole('contentinfo').getByRole('link', { name: sitePages[name] }).click()
    await page.getByRole('heading', { level: 1, name: sitePages[name] }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // All are drawn by one component: the longest of them is checked.
    if (name === 'terms') expect(await problems(page)).toEqual([])
    if (shoot) await page.screenshot({ path: `${shoot}/${name}-phone.png`, fullPage: true })
  }
  expect(complaints).toEqual([])
})

test('a message from the contact page reaches the back office and is acknowledged', async () => {
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper')
  await page.getByRole('textbox', { name: 'Your email' }).fill('grace@contact.example')
  await page.getByRole('textbox', { name: 'Your message' }).fill('Do you print on felt?')
  expect(await problems(page)).toEqual([])
  if (shoot) await page.screenshot({ path: `${shoot}/contact.png`, fullPage: true })
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('We got your message.').waitFor()
  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  expect(mails.find(({ to }) => to === 'grace@contact.example')?.subject).toBe('We received your message')
  expect(mails.some(({ subject }) => subject === 'A question from Grace Hopper')).toBe(true)
  expect(complaints).toEqual([])

  const desk = await readPage(await signInFrom(shop, browse(shop), 'owner'), '/admin/quotes')
  const question = await desk.follow(/Grace Hopper/)
  question.getByRole('heading', { name: 'A question from Grace Hopper' })
  expect(question.words).toContain('Do you print on felt?')
})

test('an owner writes their own terms and switches back to those that came with the shop', async () => {
  const change = (body: string, version: number) =>
    shop.operations.call('settings.change-site-page', owner, { page: 'terms', body, version })
  expect(await change('<p onclick="x()">Ours alone.<script>x()</script></p>', 0)).toMatchObject({
    ok: true,
    value: { body: '<p>Ours alone.</p>', version: 1 },
  })
  ;(await readPage(shop, '/terms')).in('main').getByText('Ours alone.')
  expect(await change('<p>Theirs.</p>', 0)).toMatchObject({ reason: 'conflict', theirs: { version: 1 } })

  const desk = await openSignedIn(browser, shop, desktop, {
    ...{ role: 'owner', fullName: 'Mara' },
    email: `${crypto.randomUUID()}@desk.example`,
  })
  await desk.page.goto('/admin/pages?page=terms')
  await desk.page.getByRole('button', { name: 'Back to the text that came with the shop' }).click()
  expect(await problems(desk.page)).toEqual([])
  if (shoot) await desk.page.screenshot({ path: `${shoot}/admin-pages.png` })
  await desk.page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(desk.page, '“Terms of sale” is saved')
  ;(await readPage(shop, '/terms')).getByRole('heading', { name: 'Who you’re buying from' })
})
