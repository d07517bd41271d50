import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { startTestAuth, testMeta } from '#tests/harness/auth.ts'
import { signedIn } from '#tests/harness/sell.ts'

const keyOf = (name: string) => ({ name, permissions: ['orders.read'], days: 30 })

test('of two keys one is revoked, once, and the other goes on', async () => {
  await using shop = await startTestAuth()
  const { staff } = shop.auth
  const owner = signedIn('owner')
  expect(await staff.createServiceKey(owner, { name: ' ', permissions: ['keys.write'], days: 31 })).toEqual({
    ok: false,
    fieldErrors: {
      name: 'Say which program it is for',
      permissions: expect.any(String),
      days: 'Choose how long it is good for',
    },
  })
  expect(await staff.createServiceKey(owner, { ...keyOf('Empty'), permissions: [] })).toMatchObject({
    fieldErrors: { permissions: 'Choose what the program may do' },
  })
  const keys: string[] = []
  for (const name of ['ERP', 'Till']) {
    const made = await staff.createServiceKey(owner, keyOf(name))
    if (made.ok) keys.push(made.key)
    shop.clock.advance(1)
  }
  const [till, erp] = await staff.serviceKeys(owner)
  expect([till?.name, erp?.name]).toEqual(['Till', 'ERP'])
  expect(await staff.revokeServiceKey(owner, erp?.id ?? '')).toBe(true)
  expect(await staff.revokeServiceKey(owner, erp?.id ?? '')).toBe(false)
  const known = await Promise.all(keys.map((key) => shop.auth.admin.keys.authenticate(key)))
  expect(known.map((one) => one?.id)).toEqual([undefined, till?.id])
  expect(known[1]?.permissions).toEqual(new Set(['orders.read']))
  shop.clock.advance(days(30))
  expect(await shop.auth.admin.keys.authenticate(keys[1] ?? '')).toBeNull()
})

test('an owner sees the sessions that still stand of one person, and ends them or one of them', async () => {
  await using shop = await startTestAuth()
  const { staff } = shop.auth
  const owner = signedIn('owner')
  const password = 'ink on film and paper'
  const person = { password, role: 'admin', fullName: 'Ada', phone: '1' } as const
  for (const email of ['ada@example.com', 'eve@example.com']) await shop.auth.createUser({ ...person, email })
  const ada = (await shop.auth.userIdOf('ada@example.com')) ?? ''
  const eve = (await shop.auth.userIdOf('eve@example.com')) ?? ''
  const signIn = (email: string, userAgent: string) =>
    shop.auth.signIn({ email, password }, { ...testMeta, userAgent })
  await signIn('ada@example.com', 'long ago')
  shop.clock.advance(days(31))
  await signIn('ada@example.com', 'laptop')
  shop.clock.advance(1)
  await signIn('ada@example.com', 'phone')
  await signIn('eve@example.com', 'other')

  const seen = await staff.sessionsOf(owner, ada)
  expect(seen.map(({ userAgent }) => userAgent)).toEqual(['phone', 'laptop'])
  expect(await staff.endSessionOf(owner, eve, seen[0]?.id ?? '')).toBe(false)
  expect(await staff.endSessionOf(owner, ada, seen[0]?.id ?? '')).toBe(true)
  expect((await staff.sessionsOf(owner, ada)).map(({ userAgent }) => userAgent)).toEqual(['laptop'])
  await staff.endSessionsOf(owner, ada)
  expect(await staff.sessionsOf(owner, ada)).toEqual([])
  expect(await staff.sessionsOf(owner, eve)).toHaveLength(1)
})
