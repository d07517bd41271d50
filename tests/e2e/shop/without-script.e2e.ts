import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { type ReadPage, readPage } from '#tests/harness/read-page.ts'
import { visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

/** Clicks a button of the page itself: the header and footer have some with the same names. */
const send = (page: ReadPage, name: string, filling: Parameters<ReadPage['submit']>[1] = {}) =>
  page.submit(page.in('main').getByRole('button', { name }), filling)

test('a shopper whose browser runs no scripts signs up, changes their account data, leaves and returns', async () => {
  const visitor = browse(shop)
  const email = 'nora@example.com'
  const password = 'ink on film and paper'
  const kept = await (await readPage(visitor, '/')).submit('Subscribe', { 'Email address': email })
  expect(kept.words).toContain('Thanks for subscribing!')
  const tracked = await (await readPage(visitor, '/tracking')).submit('Track')
  expect(tracked.words).toContain('Please enter a tracking number')

  const signedUp = await send(await readPage(visitor, '/auth?mode=sign-up'), 'Create Account', {
    ...{ 'Full name': 'Nora Quill', Phone: '5125550123', Email: email },
    ...{ Password: password, 'Confirm password': password },
  })
  expect(signedUp.path).not.toMatch(/^\/auth/)
  const profile = await readPage(visitor, '/profile')
  const saved = await send(profile, 'Save Changes', { 'Full name': 'Nora Q. Quill' })
  const name: HTMLInputElement = saved.in('region', 'Personal information').getByLabelText('Full name')
  expect(name.value).toBe('Nora Q. Quill')

  await saved.submit(saved.in('region', 'Your account').getByRole('button', { name: 'Sign Out' }))
  const door = await readPage(visitor, '/auth')
  const refused = await send(door, 'Sign In', { Email: email, Password: 'ink on paper' })
  expect(refused.words).toContain('Invalid email or password')
  expect((await send(refused, 'Sign In', { Password: password })).path).not.toMatch(/^\/auth/)
})

test('staff whose browser runs no scripts do their work, and each form reports its result', async () => {
  const owner = await signInFrom(shop, browse(shop), 'owner')
  const mara = { 'Full name': 'Mara Ito', Email: 'mara@shop.example' }
  const invited = await (await readPage(owner, '/admin/staff')).submit('Invite', mara)
  expect(invited.words).toContain('Invitation sent to mara@shop.example')
  const nora = { email: 'nora@customer.example', password: 'ink on film', fullName: 'Nora Quill', phone: '' }
  await shop.auth.createUser({ ...nora, role: 'customer' })
  const typed = { 'Full name': nora.fullName, Email: nora.email }
  const refused = await invited.submit('Invite', typed)
  expect(refused.words).toContain('This address already has an account')
  const invitation = refused.in('form', 'Invite someone')
  for (const [label, value] of Object.entries(typed)) {
    const field: HTMLInputElement = invitation.getByLabelText(label)
    expect(field.value).toBe(value)
  }

  const keys = await readPage(owner, '/admin/settings/keys')
  const reads: HTMLInputElement = keys.getAllByLabelText(/orders\.read/)[0]
  reads.checked = true
  const made = await keys.submit('Create Key', { 'Which program it’s for': 'Label station' })
  expect(made.in('region', 'The new key').getByText(/^gangway_service_/)).toBeTruthy()

  const categories = await readPage(owner, '/admin/settings/blog/categories')
  const added = await send(categories, 'Add', { 'New category': 'Press notes' })
  expect(added.getAllByDisplayValue('Press notes')).toHaveLength(1)

  const webhooks = await readPage(owner, '/admin/settings/webhooks')
  const paid: HTMLInputElement = webhooks.getAllByLabelText(/order\.paid/)[0]
  paid.checked = true
  const called = await webhooks.submit('Create Webhook', {
    'What it’s for': 'Warehouse',
    'Address to call': 'https://hooks.example.com/gangway',
  })
  called.in('list', 'Webhooks').getByText('Warehouse')

  const asked = {
    product: 'tumbler' as const,
    name: 'Ada Byron',
    email: 'ada@example.com',
    quantity: '40',
    details: {},
  }
  const { quote } = await shop.operations.ask('quotes.request', visitor(), asked)
  const request = await readPage(owner, `/admin/quotes?quote=${quote}`)
  const noted = await request.submit('Add note', { Note: 'Knows what she wants' })
  expect(noted.in('main').getAllByText('Note added')).toHaveLength(1)
  const answered = await noted.submit('Send answer', { 'Answer by email': 'We can do 40 at $21 each.' })
  expect(answered.words).toContain('The answer is on its way')
})

test('a page loaded before a shop update says to reload it, with a script and without', async () => {
  const words = 'This page is out of date.'
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
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('9400111899223197428490')
  await track.click()
  await toast(page, words, 'Reload it and try again.')
  expect(await page.getByRole('textbox', { name: 'Tracking number' }).inputValue()).toBe(
    '9400111899223197428490',
  )
})
