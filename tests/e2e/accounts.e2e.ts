import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { linkMailedTo, testMeta } from '#tests/harness/auth.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { toast } from '#tests/harness/toast.ts'

const email = 'ada@example.com'

const openShop = async () => startTestShop({ servePage: await loadBuiltPages(), staticFolder })

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click()

const person = {
  'Full name': 'Ada Lovelace',
  Phone: '555 0100',
  Email: email,
  Password: 'ink on film',
  'Confirm password': 'ink on film',
}

test('sign up, out, in again, and be led on to where one wanted to go', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })

  await page.goto('/profile')
  expect(page.url()).toBe(`${shop.origin}/auth?next=/profile`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fill(page, { ...person, 'Confirm password': 'ink on paper' })
  await press(page, 'Create Account')
  await toast(page, 'Passwords do not match')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
  await fill(page, { 'Confirm password': 'ink on film' })
  await press(page, 'Create Account')
  await toast(page, 'Account created successfully!')
  expect(page.url()).toBe(`${shop.origin}/profile`)

  await page.goto('/auth')
  await page.getByText(`You are signed in as ${email}`).waitFor()
  await press(page, 'Sign Out')
  await toast(page, 'Signed out successfully!')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(page.url()).toBe(`${shop.origin}/auth`)

  await fill(page, { Email: email, Password: 'wrong one' })
  await press(page, 'Sign In')
  await toast(page, 'Invalid email or password')
  await fill(page, { Password: 'ink on film' })
  await press(page, 'Sign In')
  await toast(page, 'Signed in successfully!')
  expect(page.url()).toBe(`${shop.origin}/`)
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('who has an account already is led to sign in, the address kept', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await shop.auth.createUser({ email, password: 'secret', role: 'customer', fullName: 'Ada', phone: '1' })

  await page.goto('/auth?mode=sign-up&next=/cart')
  await fill(page, person)
  await press(page, 'Create Account')

  await toast(page, 'Account already exists. Please sign in instead.')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await fill(page, { Password: 'secret' })
  await press(page, 'Sign In')
  await page.waitForURL(`${shop.origin}/cart`)
})

test('a forgotten password is reset by mail, and the first owner chooses one', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  const owner = await shop.auth.ensureOwner()
  if (!owner) throw new Error('No owner was made')

  await page.goto('/auth?next=/admin')
  await fill(page, { Email: owner.email, Password: owner.password })
  await press(page, 'Sign In')
  await toast(page, 'This password was for one use')
  await fill(page, { 'New password': 'first of my own', 'Confirm password': 'first of my own' })
  await press(page, 'Set New Password')
  await page.waitForURL(`${shop.origin}/admin`)

  await page.context().clearCookies()
  await page.goto('/auth?mode=reset')
  await fill(page, { Email: owner.email })
  await press(page, 'Send Reset Link')
  await toast(page, 'Check your email for the password reset link!')
  await shop.jobs.runDue()
  await page.goto((await linkMailedTo(shop.mail, owner.email)).href)
  await fill(page, { 'New password': 'second of my own', 'Confirm password': 'second of my own' })
  await press(page, 'Set New Password')
  await toast(page, 'Your new password is set')
  await page.goto('/auth')
  await page.getByText(`You are signed in as ${owner.email}`).waitFor()
})

test('the profile is changed, its e-mail and account type are not', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  const made = await shop.auth.createUser({
    email,
    password: 'secret of the back office',
    role: 'admin',
    fullName: 'Ada',
    phone: '1',
  })
  await page.goto('/auth?next=/profile')
  await fill(page, { Email: email, Password: 'secret of the back office' })
  await press(page, 'Sign In')
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor()

  await expect.poll(() => page.getByLabel('Email', { exact: true }).getAttribute('readonly')).not.toBeNull()
  await expect.poll(() => page.getByLabel('Account type').inputValue()).toBe('admin')
  await fill(page, { 'Full name': 'Ada King', Phone: '555 0199' })
  await press(page, 'Save Changes')
  await toast(page, 'Profile updated successfully')
  await press(page, 'Reset Password')
  await toast(page, 'Check your email for the password reset link!')

  const userId = made.ok ? made.userId : ''
  expect(await shop.people.profileOf(userId)).toMatchObject({
    email,
    fullName: 'Ada King',
    phone: '555 0199',
  })
  await shop.database.pool.query('delete from profiles')
  await page.reload()
  await page.getByRole('heading', { name: 'Profile not found' }).waitFor()
})

test('without JavaScript every form works, and says what is wrong beside its field', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin, javaScriptEnabled: false })

  await page.goto('/auth?mode=sign-up&next=https://evil.example/')
  await page
    .locator('form', { hasText: 'Create Account' })
    .evaluate((form) => form.setAttribute('novalidate', ''))
  await fill(page, { ...person, Password: '12345' })
  await press(page, 'Create Account')
  await page.getByText('Use at least 6 characters').waitFor()
  await page.getByText('Passwords do not match').first().waitFor()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('555 0100')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await fill(page, person)
  await press(page, 'Create Account')
  expect(page.url()).toBe(`${shop.origin}/`)

  await shop.jobs.runDue()
  await page.goto((await linkMailedTo(shop.mail, email)).href)
  await press(page, 'Confirm my Email')
  await page.getByText(`You are signed in as ${email}`).waitFor()
  await press(page, 'Sign Out')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('a second factor is set up with its picture and key, asked for at sign-in, and other devices are ended', async () => {
  await using shop = await openShop()
  await using browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  const account = { email, password: 'ink on film' }
  await shop.auth.createUser({ ...account, role: 'customer', fullName: 'Ada', phone: '1' })
  const elsewhere = await shop.auth.signIn(account, testMeta)
  await page.goto('/auth?next=/profile')
  await fill(page, { Email: email, Password: account.password })
  await press(page, 'Sign In')
  await page.getByRole('button', { name: 'Sign Out All Others' }).waitFor()

  await press(page, 'Set Up an Authenticator App')
  await page.getByAltText('QR code for your authenticator app').waitFor()
  const secret = (await page.locator('.slug.select-all').first().innerText()).replace(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await fill(page, { 'Code from the app': totp.generate() })
  await press(page, 'Turn On')
  await page.getByText('Keep these recovery codes somewhere safe').waitFor()
  const [code = ''] = await page.locator('li.select-all').allInnerTexts()
  expect(await shop.auth.authenticate(elsewhere.ok ? elsewhere.session.value : '')).toBeNull()

  await page.context().clearCookies()
  await page.goto('/auth?next=/profile')
  await fill(page, { Email: email, Password: account.password })
  await press(page, 'Sign In')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByText('Use a recovery code instead').click()
  await fill(page, { 'Recovery code': code })
  await press(page, 'Use Recovery Code')
  await page.waitForURL(`${shop.origin}/profile`)
  await page.getByText('9 left').waitFor()
  expect(complaints).toEqual([])
})
