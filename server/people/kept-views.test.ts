import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import type { InputOf } from '#server/operations.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { mostViews } from './kept-views.ts'

const staff = signedIn('admin', 'staff@example.com')
const other = signedIn('admin', 'other@example.com')

test('saved filters are personal, have unique names in their list, and contain only that list’s filters', async () => {
  await using shop = await startTestShop()
  const { people } = shop
  const save = (actor: Actor, list: InputOf<'list-views.save'>['list'], name: string, query: string) =>
    shop.operations.call('list-views.save', actor, { list, name, query })
  const remove = (actor: Actor, view: string) => shop.operations.call('list-views.remove', actor, { view })

  expect(await save(staff, 'orders', '  ', 'status=shipped')).toMatchObject({
    fieldErrors: { name: 'Give the filter a name' },
  })
  expect(await save(staff, 'orders', 'None', 'page=2&status=lost')).toMatchObject({
    ok: false,
    message: 'Choose a filter or search first',
  })
  expect(await save(staff, 'customers', 'None', 'status=shipped')).toMatchObject({
    message: 'Choose a filter or search first',
  })
  await save(staff, 'orders', 'Rush', 'delivery=pickup&status=shipped&pages=9')
  const renewed = await save(staff, 'orders', 'Rush', 'status=cancelled')
  await save(staff, 'customers', 'Rush', 'tag=rush&status=shipped')
  await save(other, 'orders', 'Rush', 'status=shipped')

  expect(await people.listViewsOf(staff, 'orders')).toMatchObject([
    { name: 'Rush', query: 'status=cancelled' },
  ])
  expect(await people.listViewsOf(staff, 'customers')).toMatchObject([{ name: 'Rush', query: 'tag=rush' }])
  const id = renewed.ok ? renewed.value.view.id : ''
  expect(await remove(other, id)).toMatchObject({ code: 'not_found' })
  expect(await remove(staff, id)).toMatchObject({ ok: true })
  expect(await people.listViewsOf(staff, 'orders')).toEqual([])
  expect(await people.listViewsOf(staff, 'customers')).toHaveLength(1)
  expect(await people.listViewsOf(other, 'orders')).toHaveLength(1)
  expect(await save(visitor(), 'orders', 'A', 'status=shipped')).toMatchObject({ code: 'not_signed_in' })
})

test('a list has a limit of saved filters; an existing one can still be changed, and another list has its own limit', async () => {
  await using shop = await startTestShop()
  const save = (list: InputOf<'list-views.save'>['list'], name: string, query: string) =>
    shop.operations.call('list-views.save', staff, { list, name, query })
  for (let number = 1; number <= mostViews; number++)
    expect(await save('orders', `Filter ${number}`, 'status=shipped')).toMatchObject({ ok: true })
  expect(await save('orders', 'One more', 'status=shipped')).toMatchObject({
    message: `You have ${mostViews} saved filters. Remove one first.`,
  })
  expect(await save('orders', 'Filter 1', 'status=cancelled')).toMatchObject({ ok: true })
  expect(await save('customers', 'One more', 'tag=rush')).toMatchObject({ ok: true })
  expect(await shop.people.listViewsOf(staff, 'orders')).toHaveLength(mostViews)
})
