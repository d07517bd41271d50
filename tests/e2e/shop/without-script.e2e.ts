import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

test('a shopper whose browser runs no scripts signs up, changes what the shop knows of them, leaves and comes back', async () => {
  const { page } = await openPage(browser, { ...desktop, javaScriptEnabled: false, baseURL: shop.origin })
  const main = page.locator('main')
  const said = (words: string) => main.getByText(words).first().waitFor()

  await page.goto('/')
  await page.getByLabel('Email address').fill('nora@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await said('Thanks for subscribing!')

  await page.goto('/tracking')
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await said('Please enter a tracking number')

  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill('Nora Quill')
  await page.getByLabel('Phone').fill('5125550123')
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ink on film and paper')
  await page.getByLabel('Confirm password').fill('ink on film and paper')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')

  await page.goto('/profile')
  await page.getByLabel('Full name').first().fill('Nora Q. Quill')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => page.getByLabel('Full name').first().inputValue()).toBe('Nora Q. Quill')

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/auth')
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ink on paper')
  await main.getByRole('button', { name: 'Sign In' }).click()
  await said('Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill('ink on film and paper')
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')
})

test('staff whose browser runs no scripts do their work, and each form says what came of it', async () => {
  const { page } = await openSignedIn(
    browser,
    shop,
    { ...desktop, javaScriptEnabled: false },
    {
      role: 'owner',
      email: 'olga@shop.example',
      fullName: 'Olga Prima',
    },
  )
  const said = (words: string | RegExp) => page.locator('main').getByText(words).first().waitFor()

  await page.goto('/admin/staff')
  const invitation = page.getByRole('form', { name: 'Invite somebody' })
  await invitation.getByLabel('Full name').fill('Mara Ito')
  await invitation.getByLabel('Email').fill('mara@shop.example')
  await invitation.getByRole('button', { name: 'Invite' }).click()
  await said('Invitation sent to mara@shop.example')
  await invitation.getByLabel('Full name').fill('Mara Ito')
  await invitation.getByLabel('Email').fill('mara@shop.example')
  await invitation.getByRole('button', { name: 'Invite' }).click()
  await said('This address has an account already')
  expect(await invitation.getByLabel('Full name').inputValue()).toBe('Mara Ito')
  expect(await invitation.getByLabel('Email').inputValue()).toBe('mara@shop.example')

  await page.goto('/admin/settings/keys')
  await page.getByLabel('Which program it is for').fill('Label station')
  await page.getByLabel(/orders\.read/).check()
  await page.getByRole('button', { name: 'Create Key' }).click()
  await page
    .getByText(/gangway_service_/)
    .or(page.locator('input[value^="gangway_service_"]'))
    .first()
    .waitFor()

  await page.goto('/admin/settings/blog/categories')
  await page.getByLabel('New category').fill('Press notes')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => page.locator('input[value="Press notes"]').count()).toBe(1)

  await page.goto('/admin/settings/webhooks')
  await page.getByLabel('What it is for').fill('Warehouse')
  await page.getByLabel('Address that is called').fill('https://hooks.example.com/gangway')
  await page.getByLabel(/order\.paid/).check()
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await page.getByRole('list', { name: 'Webhooks' }).getByText('Warehouse').waitFor()

  const asked = {
    product: 'tumbler' as const,
    name: 'Ada Byron',
    email: 'ada@example.com',
    quantity: '40',
    details: {},
  }
  const { quote } = await shop.operations.ask('quotes.request', visitor(), asked)
  await page.goto(`/admin/quotes?quote=${quote}`)
  await page.getByLabel('Note').fill('Knows what she wants')
  await page.getByRole('button', { name: 'Keep note' }).click()
  await said('Note kept')
  expect(await page.locator('main').getByText('Note kept').count()).toBe(1)
  await page.getByLabel('Answer by mail').fill('We can do 40 at $21 each.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await said('The answer is on its way')
})

test('a page from before an update of the shop says to reload it, with a script and without', async () => {
  const words = 'This page is older than the shop.'
  const old = await readPage(shop, '/tracking')
  const button: HTMLButtonElement = old.getByRole('button', { name: 'Track' })
  button.value = 'tracking.as-it-was'
  const answered = await old.submit(button, { 'Tracking number': '9400111899223197428490' })
  expect(answered.status).toBe(400)
  expect(within(answered.getByRole('alert')).getByText(words).textContent).toBe(words)
  answered.getByRole('button', { name: 'Track' })

  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/tracking')
  const track = page.getByRole('button', { name: 'Track', exact: true })
  await track.evaluate((pressed: HTMLButtonElement) => pressed.setAttribute('value', 'tracking.as-it-was'))
  await page.getByLabel('Tracking number').fill('9400111899223197428490')
  await track.click()
  await toast(page, words, 'Reload it and try again.')
  expect(await page.getByLabel('Tracking number').inputValue()).toBe('9400111899223197428490')
})
