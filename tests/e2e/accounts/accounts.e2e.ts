import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noticeCookieName } from '#app/shell/notice-cookie.ts'
import { notices } from '#app/shell/notices.ts'
import { linkMailedTo, testMeta } from '#tests/harness/auth.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { type ReadPage, readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click()

/** Clicks a button of the page itself: the header and footer have some with the same names. */
const send = (page: ReadPage, name: string, filling: Record<string, string> = {}): Promise<ReadPage> =>
  page.submit(page.in('main').getByRole('button', { name }), filling)

const field = (page: Pick<ReadPage, 'getByLabelText'>, label: string): HTMLInputElement =>
  page.getByLabelText(label) as HTMLInputElement

/** What the next page's script will show: it reads a cookie (the sign up, out and in again test sees it do so). */
const toasts = ({ headers }: ReturnType<typeof browse>): string | undefined => {
  const code = new RegExp(`${noticeCookieName}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return Object.entries(notices).find(([name]) => name === code)?.[1].title
}

const newAddress = () => `ada-${crypto.randomUUID()}@example.com`

const personAt = (email: string) => ({
  'Full name': 'Ada Lovelace',
  Phone: '555 0100',
  Email: email,
  Password: 'ink on film',
  'Confirm password': 'ink on film',
})

test('sign up, out, and in again, and continue to the page first requested', async () => {
  const email = newAddress()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })

  await page.goto('/profile')
  expect(page.url()).toBe(`${shop.origin}/auth?next=/profile`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fill(page, { ...personAt(email), 'Confirm password': 'ink on paper' })
  await press(page, 'Create Account')
  await toast(page, 'Passwords do not match')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
  await fill(page, { 'Confirm password': 'ink on film' })
  await press(page, 'Create Account')
  await toast(page, 'Account created successfully!')
  expect(page.url()).toBe(`${shop.origin}/profile`)

  await page.goto('/auth')
  await page.getByText(`You’re signed in as ${email}`).waitFor()
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

test('someone with an account is sent to sign in, with the address kept', async () => {
  const email = newAddress()
  await shop.auth.createUser({ email, password: 'secret', role: 'customer', fullName: 'Ada', phone: '1' })

  const signUp = await readPage(shop, '/auth?mode=sign-up&next=/cart')
  const signIn = await send(signUp, 'Create Account', personAt(email))
  signIn.getByText('Account already exists. Please sign in instead.')
  signIn.getByRole('heading', { name: 'Sign in' })
  expect(field(signIn, 'Email').value).toBe(email)
  expect((await send(signIn, 'Sign In', { Password: 'secret' })).path).toBe('/cart')
})

test('a forgotten password is reset by email, and the first owner chooses one', async () => {
  const owner = await shop.auth.ensureOwner()
  if (!owner) throw new Error('No owner was made')
  const chosen = (password: string) => ({ 'New password': password, 'Confirm password': password })
  const visitor = browse(shop)
  const first = await send(await readPage(visitor, '/auth?next=/admin'), 'Sign In', {
    Email: owner.email,
    Password: owner.password,
  })
  expect(toasts(visitor)).toContain('That password was for one-time use')
  expect((await send(first, 'Set New Password', chosen('first of my own'))).path).toBe('/admin')

  visitor.headers.cookie = ''
  const asked = await send(await readPage(visitor, '/auth?mode=reset'), 'Send Reset Link', {
    Email: owner.email,
  })
  asked.getByText('Check your email for the password reset link!')
  await shop.jobs.runDue()
  const { pathname, search } = await linkMailedTo(shop.mail, owner.email)
  const anew = await readPage(visitor, pathname + search)
  const set = await send(anew, 'Set New Password', chosen('second of my own'))
  set.getByRole('heading', { level: 1 })
  expect(toasts(visitor)).toContain('Your new password is set')
  ;(await readPage(visitor, '/auth')).getByText(`You’re signed in as ${owner.email}`)
})

test('the profile can be changed, but not its email or account type', async () => {
  const email = newAddress()
  const password = 'secret of the back office'
  const made = await shop.auth.createUser({ email, password, role: 'admin', fullName: 'Ada', phone: '1' })
  const userId = made.ok ? made.userId : ''
  const visitor = browse(shop)
  const profile = await send(await readPage(visitor, '/auth?next=/profile'), 'Sign In', {
    Email: email,
    Password: password,
  })
  profile.getByRole('heading', { name: 'Profile Settings' })

  const own = profile.in('region', 'Personal information')
  expect([field(own, 'Email').readOnly, field(own, 'Email').name]).toEqual([true, ''])
  expect([field(own, 'Account type').readOnly, field(own, 'Account type').value]).toEqual([true, 'admin'])
  const changed = await send(profile, 'Save Changes', { 'Full name': 'Ada King', Phone: '555 0199' })
  changed.getByText('Profile updated successfully')
  const asked = await send(changed, 'Reset Password')
  asked.getByText('Check your email for the password reset link!')

  expect(await shop.people.profileOf(userId)).toMatchObject({
    email,
    fullName: 'Ada King',
    phone: '555 0199',
  })
  await shop.database.pool.query('delete from profiles where user_id = $1', [userId])
  ;(await readPage(visitor, '/profile')).getByRole('heading', { name: 'Profile not found' })
})

test('without JavaScript every form works, and shows errors beside the field', async () => {
  const email = newAddress()
  const visitor = browse(shop)
  const signUp = await readPage(visitor, '/auth?mode=sign-up&next=https://evil.example/')
  // Like a browser that validates nothing itself.
  const form = (signUp.in('main').getByRole('button', { name: 'Create Account' }) as HTMLButtonElement).form
  if (form) form.noValidate = true
  const refused = await send(signUp, 'Create Account', {
    ...personAt(email),
    Password: '12345',
  })
  refused.getByText('Use at least 6 characters')
  expect(refused.getAllByText('Passwords do not match')).not.toHaveLength(0)
  expect(field(refused, 'Phone').value).toBe('555 0100')
  expect(field(refused, 'Password').value).toBe('')
  expect((await send(refused, 'Create Account', personAt(email))).path).toBe('/')

  await shop.jobs.runDue()
  const { pathname, search } = await linkMailedTo(shop.mail, email)
  const confirmed = await send(await readPage(visitor, pathname + search), 'Confirm my Email')
  confirmed.getByText(`You’re signed in as ${email}`)
  ;(await send(confirmed, 'Sign Out')).getByRole('heading', { name: 'Sign in' })
})

test('a second factor is set up with its QR code and key, requested at sign-in, and other devices are signed out', async () => {
  const account = { email: newAddress(), password: 'ink on film' }
  await shop.auth.createUser({ ...account, role: 'customer', fullName: 'Ada', phone: '1' })
  const elsewhere = await shop.auth.signIn(account, testMeta)
  const signIn = async () =>
    send(await readPage(browse(shop), '/auth?next=/profile'), 'Sign In', {
      Email: account.email,
      Password: account.password,
    })
  const profile = await signIn()
  profile.getByRole('button', { name: 'Sign Out All Others' })

  const enrollment = await send(profile, 'Set Up an Authenticator App')
  enrollment.getByAltText('QR code for your authenticator app')
  const key = enrollment.getByText(/^([A-Z2-7]{4} ){4,}/).textContent ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) })
  const turnedOn = await send(enrollment, 'Turn On', { 'Code from the app': totp.generate() })
  turnedOn.getByText('Keep these recovery codes somewhere safe')
  const [code] = turnedOn
    .getAllByRole('listitem')
    .filter(({ className }: HTMLElement) => className.includes('select-all'))
  expect(await shop.auth.authenticate(elsewhere.ok ? elsewhere.session.value : '')).toBeNull()

  const step = await signIn()
  step.getByRole('heading', { name: 'One more step' })
  const back = await send(step, 'Use Recovery Code', { 'Recovery code': code?.textContent ?? '' })
  expect(back.path).toBe('/profile')
  back.getByText('9 left')
})
