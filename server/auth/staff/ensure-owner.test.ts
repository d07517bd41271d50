import { expect, test } from 'vitest'
import { shareTestAuth, testMeta } from '#tests/harness/auth.ts'
import { sessions, users } from '../tables.ts'

const shop = await shareTestAuth()

test('the first run creates one owner, no matter how many servers start at the same time', async () => {
  const made = await Promise.all([1, 2, 3].map(() => shop.auth.ensureOwner()))

  expect(made.filter((owner) => owner !== null)).toHaveLength(1)
  expect(await shop.database.orm.$count(users)).toBe(1)
  expect(await shop.auth.ensureOwner()).toBeNull()
})

test('the one-time password only lets the owner choose their own password', async () => {
  const owner = await shop.auth.ensureOwner('boss@example.com')
  if (!owner) throw new Error('No owner was made')
  expect(owner.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)

  const first = await shop.auth.signIn(owner, testMeta)
  if (first.ok || first.reason !== 'new_password_required') throw new Error('No new password was asked for')
  expect(await shop.database.orm.$count(sessions)).toBe(0)

  const chosen = await shop.auth.resetPassword(
    { token: first.token, password: 'my own long words' },
    testMeta,
  )
  if (!chosen.ok) throw new Error(chosen.reason)
  expect(await shop.auth.authenticate(chosen.session.value)).toMatchObject({ role: 'owner' })
  expect(await shop.auth.signIn(owner, testMeta)).toEqual({ ok: false, reason: 'invalid_credentials' })
  expect(
    await shop.auth.signIn({ email: owner.email, password: 'my own long words' }, testMeta),
  ).toMatchObject({
    ok: true,
  })
})

test('setting a one-time password on the command line ends all sessions', async () => {
  const account = { email: 'ada@example.com', password: 'ink on film' }
  await shop.auth.createUser({ ...account, role: 'customer', fullName: 'Ada', phone: '1' })
  const signedIn = await shop.auth.signIn(account, testMeta)
  if (!signedIn.ok) throw new Error(signedIn.reason)

  const given = await shop.auth.setOneTimePassword('Ada@example.com')

  if (!given.ok) throw new Error(given.reason)
  expect(await shop.auth.authenticate(signedIn.session.value)).toBeNull()
  expect(await shop.auth.signIn(account, testMeta)).toEqual({ ok: false, reason: 'invalid_credentials' })
  expect(await shop.auth.signIn({ ...account, password: given.password }, testMeta)).toMatchObject({
    reason: 'new_password_required',
  })
  expect(await shop.auth.setOneTimePassword('nobody@example.com')).toEqual({ ok: false, reason: 'not_found' })
})
