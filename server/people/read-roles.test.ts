import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Permission } from '#domain/people/permissions.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { roleGoneWords } from './operations/custom-role-shape.ts'
import { lastOwnerWords, nobodyWords } from './operations/person-id.ts'

const shop = await shareTestShop()

const deskPermissions: Permission[] = ['orders.read', 'payments.read', 'payments.refund']

const password = 'correct horse battery staple 9'

/** An owner and a signed-in user, with their current roles. */
async function people(shop: TestShop) {
  const { actor: owner } = await signInFrom(shop, browse(shop), 'owner')
  const email = 'press@example.com'
  await shop.auth.createUser({ email, password, role: 'customer', fullName: 'Ada Byron', phone: '' })
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }
  const entered = await shop.auth.signIn({ email, password }, meta)
  if (!entered.ok) throw new Error(entered.reason)
  const cookie = entered.session.value
  const asNow = async () => ({ visitorId: '', user: await shop.auth.authenticate(cookie) })
  const make = (name: string, permissions: Permission[]) =>
    shop.operations.ask('roles.create', owner, { name, permissions })
  return { owner, cookie, asNow, make, userId: (await shop.auth.userIdOf(email)) ?? '' }
}

test('a custom role allows what it contains and nothing else, as soon as it is changed', async () => {
  const { owner, userId, cookie, make, asNow } = await people(shop)
  const { role } = await make(' Front desk ', ['payments.refund', 'orders.read'])
  expect(role).toMatchObject({ name: 'Front desk', permissions: deskPermissions, version: 1 })

  expect(await shop.people.setRole(owner, userId, role.id)).toEqual({
    ok: true,
  })
  const hired = await asNow()
  expect(hired.user).toMatchObject({ role: 'custom', permissions: deskPermissions })
  expect(await shop.operations.call('orders.list', hired, {})).toMatchObject({ ok: true })
  expect(await shop.operations.call('discounts.list', hired, {})).toMatchObject({ code: 'forbidden' })

  const changed = { role: role.id, version: 1, name: 'Front desk', permissions: ['discounts.read' as const] }
  await shop.operations.ask('roles.update', owner, changed)
  const now = await asNow()
  expect(await shop.operations.call('orders.list', now, {})).toMatchObject({ code: 'forbidden' })
  expect(await shop.operations.call('discounts.list', now, {})).toMatchObject({ ok: true })
  const { user } = hired
  expect(user && (await shop.auth.isStillSignedIn(user, { cookie }))).toBe(false)
  expect(await shop.operations.call('roles.update', owner, changed)).toMatchObject({
    reason: 'conflict',
    theirs: { permissions: ['discounts.read'], version: 2 },
  })
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('people.'))).toEqual([
    'people.create-role',
    'people.set-role',
    'people.update-role',
  ])
})

test('a role that someone has stays; it can be deleted when no one has it', async () => {
  const { owner, userId, make, asNow } = await people(shop)
  const { role } = await make('Press', ['production.read'])
  await shop.people.setRole(owner, userId, role.id)
  expect(await shop.operations.call('roles.remove', owner, { role: role.id })).toMatchObject({
    code: 'conflict',
    message: 'Someone has this role. Give them another one first.',
  })
  await shop.people.setRole(owner, userId, 'customer')
  expect((await asNow()).user).not.toHaveProperty('permissions')
  expect(await shop.operations.call('roles.remove', owner, { role: role.id })).toEqual({
    ok: true,
    value: undefined,
  })
  expect(await shop.people.listCustomRoles(owner)).toEqual([])
  expect(await shop.people.setRole(owner, userId, role.id)).toEqual({
    ok: false,
    reason: 'role_not_found',
  })
})

test('owner-only permissions are part of no role, and no name appears twice', async () => {
  const { owner, make } = await people(shop)
  for (const permission of ['staff.write', 'keys.write', 'accounts.write', 'webhooks.write'])
    expect(
      await shop.operations.callByName('roles.create', owner, { name: 'Boss', permissions: [permission] }),
    ).toMatchObject({ reason: 'invalid' })
  await make('Press', ['production.read'])
  expect(
    await shop.operations.call('roles.create', owner, { name: 'press', permissions: ['orders.read'] }),
  ).toMatchObject({ fieldErrors: { name: 'There’s already a role with this name' } })
  await expect(shop.people.listCustomRoles(signedIn('admin'))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a failed role change says why: last owner, no such person, role gone', async () => {
  const { owner, userId } = await people(shop)
  const set = (person: string, role: string) =>
    shop.operations.call('staff.set-role', owner, { person, role })
  expect(await set(owner.user?.id ?? '', 'admin')).toMatchObject({
    code: 'conflict',
    message: lastOwnerWords,
  })
  expect(await set(randomUUID(), 'admin')).toMatchObject({ code: 'not_found', message: nobodyWords })
  expect(await set(userId, randomUUID())).toMatchObject({ code: 'not_found', message: roleGoneWords })
})
