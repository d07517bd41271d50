import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { shareTestAuth, testMeta } from '#tests/harness/auth.ts'
import { signedIn } from '#tests/harness/sell.ts'

const shop = await shareTestAuth()

const keyOf = (name: string) => ({ name, permissions: ['orders.read' as const], days: 30 as const })

test('one of two keys is revoked, once, and the other keeps working', async () => {
  const { operations } = shop
  const owner = signedIn('owner')
  const wrong = { name: ' ', permissions: ['keys.write'], days: 31 }
  expect(await operations.callByName('keys.create', owner, wrong)).toMatchObject({
    reason: 'invalid',
    fieldErrors: {
      name: 'Say which program it is for',
      permissions: expect.any(String),
      days: 'Choose how long it’s valid',
    },
  })
  expect(await operations.call('keys.create', owner, { ...keyOf('Empty'), permissions: [] })).toMatchObject({
    fieldErrors: { permissions: 'Choose what the program may do' },
  })
  const keys: string[] = []
  for (const name of ['ERP', 'Till']) {
    keys.push((await operations.ask('keys.create', owner, keyOf(name))).key)
    shop.clock.advance(1)
  }
  const [till, erp] = await shop.auth.staff.serviceKeys(owner)
  expect([till?.name, erp?.name]).toEqual(['Till', 'ERP'])
  expect(await operations.call('keys.revoke', owner, { key: erp?.id ?? '' })).toMatchObject({ ok: true })
  expect(await operations.call('keys.revoke', owner, { key: erp?.id ?? '' })).toMatchObject({
    code: 'not_found',
  })
  const known = await Promise.all(keys.map((key) => shop.auth.admin.keys.authenticate(key)))
  expect(known.map((one) => one?.id)).toEqual([undefined, till?.id])
  expect(known[1]?.permissions).toEqual(new Set(['orders.read']))
  shop.clock.advance(days(30))
  expect(await shop.auth.admin.keys.authenticate(keys[1] ?? '')).toBeNull()
})

test('an owner sees one person’s open sessions and ends all of them or just one', async () => {
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
  const end = (person: string) =>
    shop.operations.call('staff.end-session', owner, { person, session: seen[0]?.id ?? '' })
  expect(await end(eve)).toMatchObject({ code: 'not_found', message: 'That session has already ended' })
  expect(await end(ada)).toMatchObject({ ok: true })
  expect((await staff.sessionsOf(owner, ada)).map(({ userAgent }) => userAgent)).toEqual(['laptop'])
  expect(await shop.operations.ask('staff.end-sessions', owner, { person: ada })).toEqual({ ended: 2 })
  expect(await staff.sessionsOf(owner, ada)).toEqual([])
  expect(await staff.sessionsOf(owner, eve)).toHaveLength(1)
})
