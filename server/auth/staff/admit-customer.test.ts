import { expect, test } from 'vitest'
import { startTestAuth, testMeta } from '#tests/harness/auth.ts'
import { signedIn } from '#tests/harness/sell.ts'

const bought = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '512 555 0101' }

test('staff add a customer without a password, and an existing account stays unchanged', async () => {
  await using shop = await startTestAuth()
  const { auth } = shop
  const admitted = await auth.admitCustomer(signedIn('admin'), bought)
  expect(admitted).toEqual({ ok: true, userId: await auth.userIdOf(bought.email) })
  const again = await auth.admitCustomer(signedIn('admin'), { ...bought, fullName: 'Eve' })
  expect(again).toEqual({ ok: false, reason: 'account_exists' })
  expect(await shop.people.profileOf((await auth.userIdOf(bought.email)) ?? '')).toMatchObject({
    fullName: 'Ada Lovelace',
    phone: '512 555 0101',
    role: 'customer',
  })
  const entered = await auth.signIn({ email: bought.email, password: '' }, testMeta)
  expect(entered).toEqual({ ok: false, reason: 'invalid_credentials' })
})
