import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
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

test('the audit log names what a program changed in an account, and nothing that it left alone', async () => {
  await using shop = await startTestAuth()
  const admitted = await shop.auth.admitCustomer(signedIn('admin'), bought)
  const userId = admitted.ok ? admitted.userId : ''
  const changes = { email: undefined, phone: '+15125550123', user_metadata: { shirt: 'XL' } }
  expect(await shop.auth.admin.updateUser({ system: 'ERP' }, userId, changes)).toMatchObject({ ok: true })
  const logged = await shop.database.orm.select().from(auditEntries)
  expect(logged.filter(({ action }) => action === 'auth.update-user')).toMatchObject([
    { subject: `user:${userId}`, after: { fields: ['phone', 'user_metadata'] } },
  ])
})
