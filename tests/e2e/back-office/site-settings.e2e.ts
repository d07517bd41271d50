import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
/** The desk of one of the staff, which the tests use one after the other. */
const { page: desk, complaints } = await openAsStaff(browser, shop, null)

async function openDesk(path: string): Promise<Page> {
  complaints.length = 0
  await desk.goto(path)
  return desk
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

test('what staff save in General holds for shoppers at once', async () => {
  const page = await openDesk('/admin')
  await page.getByRole('link', { name: 'Site Settings' }).click()
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByRole('heading', { name: 'Tax' }).waitFor()
  await page.getByLabel('Shop name').fill('Blue Door Prints')
  await page.getByLabel('Tax rate').fill('6.5')
  await page.getByLabel('Promo banner').fill('Summer: two for one')
  await save(page).click()
  await toast(page, 'Settings saved')

  const home = await readPage(shop, '/')
  expect(home.words).toContain('Summer: two for one')
  expect(home.getByRole('main').ownerDocument.title).toContain('Blue Door Prints')
  expect((await shop.settings.read()).taxRate).toBe(650)
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a wrong value is told beside its field, and what was typed stays', async () => {
  const { page } = await openAsStaff(browser, shop, '/admin/settings/general', phone)
  await page.getByLabel('Tax rate').fill('eight')
  await page.getByLabel('Phone').fill('(512) 555-0199')
  await save(page).click()
  await toast(page, 'Failed to update configuration')
  await page.getByText('Give a rate such as 8.25').waitFor()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(512) 555-0199')
  expect(await problems(page)).toEqual([])
})

test('two people edit the settings: the second sees both versions before anything is overwritten', async () => {
  const second = await openDesk('/admin/settings/general')
  await shop.settings.change({ system: 'test' }, { siteName: 'From the first' })
  await second.getByLabel('Shop name').fill('From the second')
  await save(second).click()
  await second.getByText('Somebody else saved these settings while you were editing.').waitFor()
  const row = second.getByRole('row', { name: /Shop name/ })
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual(['From the first', 'From the second'])
  expect((await shop.settings.read()).siteName).toBe('From the first')
  await second.getByRole('button', { name: 'Save mine anyway' }).click()
  await toast(second, 'Settings saved')
  expect((await shop.settings.read()).siteName).toBe('From the second')
})

test('maintenance closes the shop for shoppers, not for staff, and opens again', async () => {
  const page = await openDesk('/admin/settings/general')
  await page.getByLabel('Maintenance mode').check()
  await page.getByLabel('What shoppers read').fill('New press! Back on Monday.')
  await save(page).click()
  await toast(page, 'Settings saved')

  const closed = await readPage(shop, '/builder')
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '600'])
  closed.getByRole('heading', { name: 'Closed for a moment' })
  expect(closed.words).toContain('New press! Back on Monday.')
  const statusOf = async (path: string) => (await fetch(shop.origin + path)).status
  expect(await statusOf('/auth')).toBe(200)
  expect((await page.request.get('/builder')).status()).toBe(200)

  await page.getByLabel('Maintenance mode').uncheck()
  await save(page).click()
  await expect.poll(() => statusOf('/builder')).toBe(200)
})

test('shipping rates: a cheaper one is what shoppers pay, and the last domestic one stays on', async () => {
  const page = await openDesk('/admin/settings/shipping')
  await page.getByRole('button', { name: 'Add Rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Shipping Rate' })
  await dialog.getByLabel('Name').fill('Saver')
  await dialog.getByLabel('Rate', { exact: true }).fill('5.25')
  await dialog.getByRole('button', { name: 'Save Rate' }).click()
  await toast(page, 'Shipping rate saved')
  await page.getByRole('row', { name: /Saver.*\$5\.25.*Never.*In use/ }).waitFor()
  expect((await shop.settings.read()).shippingPrice).toBe(525)
  expect(await problems(page)).toEqual([])

  for (const [name, isLast] of [
    ['Saver', false],
    ['Standard shipping', true],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Shipping Rate' })
    await edit.getByLabel('Active').uncheck()
    await edit.getByRole('button', { name: 'Save Rate' }).click()
    if (isLast) await edit.getByText('Keep one domestic rate active').waitFor()
    else await edit.waitFor({ state: 'detached' })
  }
  await toast(page, 'Failed to save shipping rate')
  expect((await shop.settings.read()).shippingPrice).toBe(899)
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([])
})

test('the words of a mail are written beside the mail, tested, saved and taken back', async () => {
  const page = await openDesk('/admin/mail-wording')
  await page.getByRole('link', { name: /^Order shipped/ }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Your order is on its way' }).waitFor()
  const heading = page.getByLabel('Heading')
  await heading.fill('On the truck, {Name}')
  await page.getByText('This mail has no {Name}.').waitFor()
  await heading.fill('On the truck, ')
  await page.getByRole('button', { name: '{name} Ada Lovelace' }).click()
  await frame.getByRole('heading', { name: 'On the truck, Ada Lovelace' }).waitFor()
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await page.getByText('9405511899223197428490').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await toast(page, 'A test is on its way to')
  await save(page).click()
  await toast(page, 'The words are saved')
  expect(await shop.settings.ownWords()).toEqual({ 'order-shipped': { heading: 'On the truck, {name}' } })
  expect(await problemsAtWidths(page)).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'The mail says what it said before')
  expect(await shop.settings.ownWords()).toEqual({ 'order-shipped': {} })
  await page.getByRole('button', { name: 'Use these words' }).click()
  await expect.poll(() => heading.inputValue()).toBe('On the truck, {name}')
  await page.getByRole('button', { name: 'Standard wording' }).click()
  await expect.poll(() => heading.inputValue()).toBe('Your order is on its way')
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([])
})

test("the newsletter's signups are counted, found and exported", async () => {
  for (const email of ['ada@example.com', 'grace@navy.example']) await shop.newsletter.subscribe({ email })
  const page = await openDesk('/admin/newsletter')
  await page.getByRole('link', { name: 'Subscribed 2' }).waitFor()
  await page.getByRole('textbox', { name: 'Search addresses' }).fill('navy')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /ada@example.com/ }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /grace@navy.example/ }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('newsletter-signups.csv')
  expect(await problemsAtWidths(page)).toEqual([])
  expect(complaints).toEqual([])

  await shop.database.pool.query('alter table newsletter_signups rename to away')
  await page.goto('/admin/newsletter')
  await toast(page, 'Error fetching signups')
  await shop.database.pool.query('alter table away rename to newsletter_signups')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Subscribed 2' }).waitFor()
})

test('settings that cannot be read say so', async () => {
  await shop.database.pool.query('alter table shipping_rates rename to away')
  const page = await openDesk('/admin/settings/shipping')
  await toast(page, 'Failed to load site settings')
  await shop.database.pool.query('alter table away rename to shipping_rates')
})
