import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { startTestAuth, testMeta } from '#tests/harness/auth.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import type { StaffDoor } from './staff-door.ts'

const nobody = crypto.randomUUID()

/** Every operation, as somebody would call it. */
const operations: { [Name in keyof StaffDoor]: (staff: StaffDoor, actor: Actor) => Promise<unknown> } = {
  invite: (staff, actor) =>
    staff.invite(actor, { email: 'new@staff.example', fullName: 'New', role: 'owner' }),
  sessionsOf: (staff, actor) => staff.sessionsOf(actor, nobody),
  endSessionsOf: (staff, actor) => staff.endSessionsOf(actor, nobody),
  endSessionOf: (staff, actor) => staff.endSessionOf(actor, nobody, nobody),
  serviceKeys: (staff, actor) => staff.serviceKeys(actor),
  createServiceKey: (staff, actor) => staff.createServiceKey(actor, 'ERP'),
  revokeServiceKey: (staff, actor) => staff.revokeServiceKey(actor, nobody),
}

test('what owners do with staff and keys is refused to everybody else', async () => {
  await using shop = await startTestAuth()
  for (const [name, call] of Object.entries(operations)) {
    for (const actor of [visitor(), signedIn('customer'), signedIn('admin')])
      await expect(call(shop.auth.staff, actor), name).rejects.toMatchObject({ code: 'forbidden' })
    await expect(call(shop.auth.staff, signedIn('owner')), name).resolves.toBeDefined()
  }
})

test('of two keys one is revoked, once, and the other goes on', async () => {
  await using shop = await startTestAuth()
  const { staff } = shop.auth
  const owner = signedIn('owner')
  expect(await staff.createServiceKey(owner, ' ')).toBeNull()
  const keys: string[] = []
  for (const name of ['ERP', 'Till']) {
    keys.push((await staff.createServiceKey(owner, name)) ?? '')
    shop.clock.advance(1)
  }
  const [till, erp] = await staff.serviceKeys(owner)
  expect([till?.name, erp?.name]).toEqual(['Till', 'ERP'])
  expect(await staff.revokeServiceKey(owner, erp?.id ?? '')).toBe(true)
  expect(await staff.revokeServiceKey(owner, erp?.id ?? '')).toBe(false)
  const known = await Promise.all(keys.map((key) => shop.auth.admin.keys.authenticate(key)))
  expect(known.map((one) => one?.keyId)).toEqual([undefined, till?.id])
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
