import { expect, test } from 'vitest'
import { testMeta } from '#tests/harness/auth.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'
import { carryOut, readRequest } from './user.ts'

const shop = await shareTestShop()

test('a staff member is created on the command line and signs in with the printed password', async () => {
  const request = readRequest(['create', 'Grace@Example.com', '--role', 'admin', '--name', 'Grace Hopper'])
  if (!request) throw new Error('The line was not understood')

  const { says } = await carryOut(shop, request)

  const password = /^grace@example\.com is now admin\. One-time password: (\S+)$/.exec(says)?.[1] ?? ''
  expect(await shop.auth.signIn({ email: 'grace@example.com', password }, testMeta)).toMatchObject({
    reason: 'new_password_required',
  })
  expect(await carryOut(shop, request)).toEqual({
    ok: false,
    says: 'grace@example.com already has an account.',
  })
})

test('with passwords off, no useless one-time password is given out', async () => {
  await using shop = await startTestShop({ settings: { SIGN_IN_WAYS: 'email_link' } })
  const email = 'grace@example.com'
  const made = await carryOut(shop, { action: 'create', email, role: 'admin', name: 'Grace', phone: '' })
  expect(made).toEqual({
    ok: true,
    says: `${email} is now admin. They sign in another way, since SIGN_IN_WAYS leaves out passwords.`,
  })
  expect(await carryOut(shop, { action: 'reset-password', email })).toMatchObject({ ok: false })
})

test('roles can change, but the last owner stays', async () => {
  await shop.auth.ensureOwner('boss@example.com')

  expect(await carryOut(shop, { action: 'set-role', email: 'boss@example.com', role: 'customer' })).toEqual({
    ok: false,
    says: 'boss@example.com is the last owner. Make someone else an owner first.',
  })
  expect(await carryOut(shop, { action: 'set-role', email: 'nobody@example.com', role: 'admin' })).toEqual({
    ok: false,
    says: 'No one has the address nobody@example.com.',
  })
})

test.each([
  [[]],
  [['create']],
  [['create', 'no address']],
  [['create', 'a@example.com', '--role', 'king']],
  [['create', 'a@example.com', '--unknown']],
  [['set-role', 'a@example.com']],
  [['delete', 'a@example.com']],
])('the line %j is not understood', (line) => {
  expect(readRequest(line)).toBeNull()
})
