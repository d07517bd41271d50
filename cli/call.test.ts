import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import { carryOutCall, readCall } from './call.ts'

const shop = await shareTestShop()

const summer = { name: 'Summer', type: 'percentage', value: 1_000 }

test('an operation is called as a member of staff, who is named in the audit log', async () => {
  await hireStaff(shop, { email: 'grace@example.com', fullName: 'Grace Hopper' })
  const request = readCall(['discounts.create', '--as', 'Grace@example.com'])
  if (!request) throw new Error('The line was not understood')
  expect(await carryOutCall(shop, request, summer)).toMatchObject({
    ok: true,
    value: { discount: { name: 'Summer', value: 1_000 } },
  })
  expect(await carryOutCall(shop, request, { ...summer, value: 0 })).toMatchObject({
    ok: false,
    fieldErrors: { value: 'Enter a value above 0' },
  })
  expect(await carryOutCall(shop, { ...request, name: 'discounts.made-up' }, summer)).toMatchObject({
    ok: false,
    message: 'There is no such operation.',
  })
  expect(await shop.database.orm.select().from(auditEntries)).toContainEqual(
    expect.objectContaining({ action: 'discount.create', actorName: 'grace@example.com' }),
  )
})

test('a customer can do no more than on a page, and no one calls as a suspended or unknown person', async () => {
  const owner = await signInFrom(shop, browse(shop), 'owner')
  const customer = await signInFrom(shop, browse(shop))
  const staff = await hireStaff(shop, { email: 'grace@example.com', fullName: 'Grace Hopper' })
  const list = (as: string) => carryOutCall(shop, { name: 'discounts.list', as }, {})
  expect(await list(customer.actor.user?.email ?? '')).toMatchObject({ ok: false, message: 'Access Denied' })
  expect(await list('grace@example.com')).toMatchObject({ ok: true, value: { discounts: [] } })
  const { role } = await shop.operations.ask('roles.create', owner.actor, {
    name: 'Buyer',
    permissions: ['orders.read'],
  })
  await shop.operations.ask('staff.set-role', owner.actor, { person: staff.user?.id ?? '', role: role.id })
  expect(await list('grace@example.com')).toMatchObject({ ok: false, message: 'Access Denied' })
  const orders = await carryOutCall(shop, { name: 'orders.list', as: 'grace@example.com' }, {})
  expect(orders).toMatchObject({ ok: true })
  await shop.operations.ask('staff.suspend', owner.actor, { person: staff.user?.id ?? '' })
  await expect(list('grace@example.com')).rejects.toThrow('No one who can sign in has the address grace@')
  await expect(list('nobody@example.com')).rejects.toThrow('No one who can sign in has the address nobody@')
})

test.each([[[]], [['discounts.list']], [['--as', 'a@example.com']], [['a.b', 'c', '--as', 'a@example.com']]])(
  'the line %j is not understood',
  (line) => expect(readCall(line)).toBeNull(),
)
