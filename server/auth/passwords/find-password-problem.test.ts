import { expect, test } from 'vitest'
import { linkMailedTo, shareTestAuth, testMeta } from '#tests/harness/auth.ts'
import { findPasswordProblem } from './find-password-problem.ts'

const shop = await shareTestAuth()

const origin = 'https://heron-prints.example.com'
const parts = { breachedPasswords: null, log: { warn: () => {} }, origin } as unknown as Parameters<
  typeof findPasswordProblem
>[0]

test.each([
  ['123456', false, 'common_password'],
  ['Password', false, 'common_password'],
  ['QWERTY', false, 'common_password'],
  ['aaaaaa', false, 'common_password'],
  ['🔑🔑🔑🔑🔑🔑', false, 'common_password'],
  ['ink on film', false, null],
  ['ink on film', true, 'staff_password_too_short'],
  ['🔑 on film', true, 'staff_password_too_short'],
  ['unbelievable', true, 'common_password'],
  ['aaaaaaaaaaaaaaa', true, 'common_password'],
  ['ink on film and foil', true, null],
])('%s, for staff %s: %s', async (password, isForStaff, problem) => {
  expect(await findPasswordProblem(parts, password, { isForStaff })).toBe(problem)
})

const account = { email: 'ada@example.com', fullName: 'Ada', phone: '1' }

test('no one signs up with a commonly guessed password', async () => {
  const outcome = await shop.auth.signUp({ ...account, password: 'password' }, testMeta)
  expect(outcome).toEqual({ ok: false, reason: 'common_password' })
})

test('a new staff member chooses a longer password at the next sign-in', async () => {
  const password = 'ink on film'
  await shop.auth.createUser({ ...account, password, role: 'admin' })
  const outcome = await shop.auth.signIn({ email: account.email, password }, testMeta)
  if (outcome.ok || outcome.reason !== 'new_password_required') throw new Error('Signed in')
  const { token } = outcome
  expect(outcome.isOneTime).toBe(false)
  const choose = (chosen: string) => shop.auth.resetPassword({ token, password: chosen }, testMeta)
  expect(await choose('ink and film')).toMatchObject({ ok: true })
  expect(await choose('short')).toMatchObject({ ok: false })
})

test('a link to choose a password rejects one too short for staff', async () => {
  await shop.auth.createUser({ ...account, password: 'ink on film', role: 'owner' })
  const signedIn = await shop.auth.signIn({ email: account.email, password: 'ink on film' }, testMeta)
  const token = !signedIn.ok && signedIn.reason === 'new_password_required' ? signedIn.token : ''
  const refused = await shop.auth.resetPassword({ token, password: 'foil on ink' }, testMeta)
  expect(refused).toEqual({ ok: false, reason: 'staff_password_too_short' })
})

test('the shop’s own name and words padded with digits are refused; a sentence containing them is not', async () => {
  const problemOf = (password: string) => findPasswordProblem(parts, password, { isForStaff: false })
  for (const password of ['Gangway2026!', 'heron12345', '99prints99', 'admin-4711', 'G.a.n.g.w.a.y.1'])
    expect(await problemOf(password), password).toBe('common_password')
  for (const password of ['the heron prints at dawn', 'correct horse 12'])
    expect(await problemOf(password), password).toBeNull()
})

test('the required password length is shown to whoever holds the link, and to no one else', async () => {
  const { auth } = shop
  const owner = await auth.ensureOwner('boss@example.com')
  const first = owner && (await auth.signIn(owner, testMeta))
  if (!first || first.ok || first.reason !== 'new_password_required') throw new Error('Signed in')
  expect(first.isOneTime).toBe(true)
  expect(await auth.minPasswordLengthBy(first.token)).toBe(12)
  expect(await auth.minPasswordLengthBy(`${first.token}x`)).toBe(6)

  await auth.createUser({ ...account, password: 'ink on film', role: 'customer' })
  await auth.requestPasswordReset({ email: account.email }, testMeta)
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, account.email)).searchParams.get('token') ?? ''
  expect(await auth.minPasswordLengthBy(token)).toBe(6)
})
