import { expect, test } from 'vitest'
import { hours, minutes } from '#server/kernel/clock.ts'
import { startTestAuth, testMeta } from '#tests/harness/auth.ts'
import { clientOf } from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const account = { password: 'ink on film and foil', fullName: 'Ada', phone: '1' }

test('a staff session unused for a working day ends; a customer’s continues', async () => {
  await using shop = await startTestAuth()
  const signIn = async (role: 'admin' | 'customer') => {
    const email = `${role}@example.com`
    await shop.auth.createUser({ ...account, email, role })
    const outcome = await shop.auth.signIn({ email, password: account.password }, testMeta)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.session.value
  }
  const [staff, customer] = [await signIn('admin'), await signIn('customer')]
  const isIn = async (session: string) => (await shop.auth.authenticate(session)) !== null

  shop.clock.advance(hours(8) - minutes(1))
  expect(await isIn(staff)).toBe(true)
  // That counted as use, so the time starts again.
  shop.clock.advance(hours(8) - minutes(1))
  expect(await isIn(staff)).toBe(true)
  shop.clock.advance(hours(8) + minutes(1))
  expect(await isIn(staff)).toBe(false)
  expect(await isIn(customer)).toBe(true)
})

test('no refresh restores an idle staff session; a customer’s is renewed', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const signIn = async (role: 'admin' | 'customer') => {
    const email = `${role}@example.com`
    await shop.auth.createUser({ ...account, email, role })
    const client = clientOf(shop)
    expect((await client.signInWithPassword({ email, password: account.password })).error).toBeNull()
    return client
  }
  const [staff, customer] = [await signIn('admin'), await signIn('customer')]
  clock.advance(hours(8) - minutes(1))
  expect((await staff.refreshSession()).error).toBeNull()
  clock.advance(hours(8) + minutes(1))
  expect((await staff.refreshSession()).error?.code).toBe('session_expired')
  expect((await customer.refreshSession()).error).toBeNull()
})
