import { afterAll, expect, test } from 'vitest'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const item = (id: string, quantity = 1): CartItem => ({
  ...{ id, quantity, productType: 'Gang Sheet', productSize: '22 × 12 in', productColor: '' },
  ...{ unitPrice: 600, designData: {}, name: 'Sheet', description: '', image: null },
})

test('each account has its own cart, and visitors have none', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const [ada, grace] = [signedIn(), signedIn('customer', 'grace@example.com')]
  const elsewhere = { ...ada, visitorId: crypto.randomUUID() }
  const sync = (actor: typeof ada, changes: { puts?: CartItem[]; removes?: string[] }) =>
    shop.operations.ask('cart.sync', actor, changes)
  const topic = `user:${ada.user?.id}` as const
  const heard: string[] = []
  shop.realtime.subscribe(topic, ({ event }) => heard.push(event))

  expect(await sync(ada, { puts: [item('b'), item('a')] })).toEqual({ items: [item('b'), item('a')] })
  expect(await sync(elsewhere, { puts: [item('b', 5)] })).toEqual({ items: [item('b', 5), item('a')] })
  const left = { items: [item('b', 5), item('c')] }
  expect(await sync(ada, { puts: [item('c')], removes: ['a'] })).toEqual(left)
  expect(await sync(grace, { removes: ['b', 'unknown'] })).toEqual({ items: [] })
  expect(await sync(ada, {})).toEqual(left)
  expect(await shop.operations.call('cart.sync', visitor(), {})).toMatchObject({ code: 'not_signed_in' })

  // Her devices are notified of each change, but not of mere reads: they would read again, endlessly.
  await shop.realtime.announce(shop.database.orm, { topic, event: 'settings.changed', id: '' })
  await expect.poll(() => heard).toContain('settings.changed')
  expect(heard).toEqual(['cart.changed', 'cart.changed', 'cart.changed', 'settings.changed'])
})

test('a cart has a limit: changes that do not fit are refused, and none of them are kept', async () => {
  const ada = signedIn()
  const many = Array.from({ length: 100 }, (_, at) => item(`item-${at}`))
  await shop.operations.ask('cart.sync', ada, { puts: many })
  const call = (puts: CartItem[]) => shop.operations.call('cart.sync', ada, { puts })
  expect(await call([item('one-more')])).toMatchObject({ code: 'invalid' })
  expect(await call([{ ...item('item-1'), designData: { note: 'x'.repeat(30_000) } }])).toMatchObject({
    reason: 'invalid',
  })
  expect((await shop.operations.ask('cart.sync', ada, {})).items).toHaveLength(100)
})
