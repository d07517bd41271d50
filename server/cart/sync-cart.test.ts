import { expect, test } from 'vitest'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const item = (id: string, quantity = 1): CartItem => ({
  ...{ id, quantity, productType: 'Gang Sheet', productSize: '22 × 12 in', productColor: '' },
  ...{ unitPrice: 600, designData: {}, name: 'Sheet', description: '', image: null },
})

test('an account has one cart, each another one, and visitors none', async () => {
  await using shop = await startTestShop()
  const [ada, grace] = [signedIn(), signedIn('customer', 'grace@example.com')]
  const elsewhere = { ...ada, visitorId: crypto.randomUUID() }
  const sync = (actor: typeof ada, changes: { puts?: CartItem[]; removes?: string[] }) =>
    shop.operations.ask('cart.sync', actor, changes)

  expect(await sync(ada, { puts: [item('b'), item('a')] })).toEqual({ items: [item('b'), item('a')] })
  expect(await sync(elsewhere, { puts: [item('b', 5)] })).toEqual({ items: [item('b', 5), item('a')] })
  expect(await sync(ada, { removes: ['a', 'unknown'] })).toEqual({ items: [item('b', 5)] })
  expect(await sync(grace, { removes: ['b'] })).toEqual({ items: [] })
  expect(await sync(ada, {})).toEqual({ items: [item('b', 5)] })
  expect(await shop.operations.call('cart.sync', visitor(), {})).toMatchObject({ code: 'not_signed_in' })
})

test('a cart has an end: what does not fit is refused, and nothing of it is kept', async () => {
  await using shop = await startTestShop()
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
