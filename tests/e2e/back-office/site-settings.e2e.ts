import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()
/** The desktop page of a staff member, shared by the tests in turn. */
const { page: desk, complaints } = await openAsStaff(browser, shop, null)

async function openDesk(path: string): Promise<Page> {
  complaints.length = 0
  await desk.goto(path)
  return desk
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

test('a wrong value in General is flagged beside its field and the input stays; what staff save applies to shoppers right away; the second of two people sees both versions first', async () => {
  const page = await openDesk('/admin')
  await page.getByRole('link', { name: 'Site Settings' }).click()
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByRole('heading', { name: 'Tax' }).waitFor()
  await page.getByLabel('Shop name').fill('Blue Door Prints')
  await page.getByLabel('Tax rate').fill('eight')
  await page.getByLabel('Phone').fill('(512) 555-0199')
  await save(page).click()
  await toast(page, 'Failed to update configuration')
  await page.getByText('Enter a rate such as 8.25').waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('(512) 555-0199')
  await page.getByLabel('Tax rate').fill('6.5')
  await page.getByLabel('Promo banner').fill('Summer: two for one')
  await save(page).click()
  await toast(page, 'Settings saved')

  const home = await readPage(shop, '/')
  expect(home.words).toContain('Summer: two for one')
  expect(home.getByRole('main').ownerDocument.title).toContain('Blue Door Prints')
  expect((await shop.settings.read()).taxRate).toBe(650)
  expect(await problemsAtWidths(page)).toEqual([])

  await page.getByLabel('Shop name').fill('From the second')
  await shop.settings.change({ system: 'test' }, { siteName: 'From the first' })
  await save(page).click()
  await page.getByText('Someone else saved these settings while you were editing.').waitFor()
  const row = page.getByRole('row', { name: /Shop name/ })
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual(['From the first', 'From the second'])
  expect((await shop.settings.read()).siteName).toBe('From the first')
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect.poll(async () => (await shop.settings.read()).siteName).toBe('From the second')
  expect(complaints.filter((words) => !/409|422/.test(words))).toEqual([])
})

test('maintenance closes the shop to shoppers, not to staff, and reopens it', async () => {
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const general = await readPage(staff, '/admin/settings/general')
  const shut = await general.submit('Save Changes', {
    'Maintenance mode': true,
    'What shoppers read': 'New press! Back on Monday.',
  })
  expect(shut.words).toContain('Settings saved')

  const closed = await readPage(shop, '/builder')
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '600'])
  closed.getByRole('heading', { name: 'Closed for a moment' })
  expect(closed.words).toContain('New press! Back on Monday.')
  const statusOf = async (path: string) => (await fetch(shop.origin + path)).status
  expect(await statusOf('/auth')).toBe(200)
  expect((await staff.get('/builder')).status).toBe(200)

  await shut.submit('Save Changes', { 'Maintenance mode': false })
  expect(await statusOf('/builder')).toBe(200)
})

test('input in one form survives saving the other, neither interferes, and no toast covers the pressed button', async () => {
  const page = await openDesk('/admin/settings/shipping')
  await page.getByLabel('Company').fill('Blue Door Prints')
  await page.getByLabel('Express: price').fill('24')
  const saveDelivery = page.getByRole('button', { name: 'Save Delivery' })
  await saveDelivery.click()
  await toast(page, 'Settings saved')
  // As saved, once the page has reloaded.
  await expect.poll(() => page.getByLabel('Express: price').inputValue()).toBe('24.00')
  expect(await saveDelivery.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Company').inputValue()).toBe('Blue Door Prints')
  await save(page).click()
  await expect.poll(async () => (await shop.settings.read()).shipFrom.company).toBe('Blue Door Prints')
  expect((await shop.settings.read()).speeds.express.price).toBe(2_400)
  await toast(page, 'Settings saved')
  const isFree = () =>
    save(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isFree).toBe(true)
  expect(await page.getByText('Settings saved').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('shipping rates: shoppers pay a cheaper one, and the last domestic one stays on', async () => {
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

test('the text of an email is written beside the email, tested, saved and reset', async () => {
  const page = await openDesk('/admin/mail-wording')
  await page.getByRole('link', { name: /^Order shipped/ }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Your order is on its way' }).waitFor()
  const heading = page.getByLabel('Heading')
  await heading.fill('On the truck, {Name}')
  await page.getByText('This email has no {Name}.').waitFor()
  await heading.fill('On the truck, ')
  await page.getByRole('button', { name: '{name} Ada Lovelace' }).click()
  await frame.getByRole('heading', { name: 'On the truck, Ada Lovelace' }).waitFor()
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await page.getByText('9405511899223197428490').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await toast(page, 'A test is on its way to')
  await save(page).click()
  await toast(page, 'Wording saved')
  expect(await shop.settings.ownWords()).toEqual({ 'order-shipped': { heading: 'On the truck, {name}' } })
  expect(await problemsAtWidths(page)).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'The email is back to its earlier wording')
  expect(await shop.settings.ownWords()).toEqual({ 'order-shipped': {} })
  await page.getByRole('button', { name: 'Use this wording' }).click()
  await expect.poll(() => heading.inputValue()).toBe('On the truck, {name}')
  await page.getByRole('button', { name: 'Standard wording' }).click()
  await expect.poll(() => heading.inputValue()).toBe('Your order is on its way')
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([])
})

test('newsletter signups are counted, found and exported', async () => {
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
  const failed = await readPage(await signInFrom(shop, browse(shop), 'admin'), '/admin/newsletter')
  expect(failed.words).toContain('Error fetching signups')
  await shop.database.pool.query('alter table away rename to newsletter_signups')
  ;(await failed.follow('Try again')).getByRole('link', { name: 'Subscribed 2' })
})

test('settings that cannot be read say so', async () => {
  await shop.database.pool.query('alter table shipping_rates rename to away')
  const failed = await readPage(await signInFrom(shop, browse(shop), 'admin'), '/admin/settings/shipping')
  expect(failed.words).toContain('Failed to load site settings')
  await shop.database.pool.query('alter table away rename to shipping_rates')
})
