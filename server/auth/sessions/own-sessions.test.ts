import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { startTestAuth, testMeta } from '#tests/harness/auth.ts'

const account = { password: 'ink on film', role: 'customer', fullName: 'Ada', phone: '1' } as const

test('users see and end only their own sessions', async () => {
  await using shop = await startTestAuth()
  const signIn = async (email: string, userAgent: string) => {
    const outcome = await shop.auth.signIn({ email, password: account.password }, { ...testMeta, userAgent })
    const value = outcome.ok ? outcome.session.value : ''
    const user = await shop.auth.authenticate(value)
    if (!user) throw new Error('Nobody is signed in')
    return { value, user }
  }
  for (const email of ['ada@example.com', 'eve@example.com'])
    await shop.auth.createUser({ ...account, email })
  await signIn('ada@example.com', 'long ago')
  shop.clock.advance(days(31))
  const laptop = await signIn('ada@example.com', 'laptop')
  const phone = await signIn('ada@example.com', 'phone')
  const tablet = await signIn('ada@example.com', 'tablet')
  const eve = await signIn('eve@example.com', 'other')
  const { ownSessions } = shop.auth

  const seen = await ownSessions.list(laptop.user)
  expect(seen.map(({ userAgent, isThis }) => [userAgent, isThis]).sort()).toEqual([
    ['laptop', true],
    ['phone', false],
    ['tablet', false],
  ])
  expect(await ownSessions.end(eve.user, phone.user.sessionId)).toBe(false)
  expect(await ownSessions.end(laptop.user, phone.user.sessionId)).toBe(true)
  expect(await ownSessions.end(laptop.user, phone.user.sessionId)).toBe(false)
  expect(await shop.auth.authenticate(phone.value)).toBeNull()
  await ownSessions.endOthers(laptop.user)
  expect(await shop.auth.authenticate(tablet.value)).toBeNull()
  expect(await shop.auth.authenticate(laptop.value)).not.toBeNull()
  expect(await shop.auth.authenticate(eve.value)).not.toBeNull()
})
