import { expect, test } from 'vitest'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { applyChanges } from '#domain/cart/merge-carts.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { type AskAccount, createAccountCart } from './account-cart.ts'
import { leaveToAccount } from './agreed-cart.ts'
import { createCartStore } from './cart-store.ts'

const sheet: NewCartItem = {
  ...{ quantity: 1, productType: 'Gang Sheet', productSize: '22 × 12 in', productColor: '' },
  ...{ unitPrice: 600, designData: {}, name: 'Sheet', description: '', image: null },
}

function browser() {
  const place = memoryStorage()
  return { store: createCartStore(() => place), place: () => place }
}

/** The shop, limited to the calls made here. */
function account() {
  let items: CartItem[] = []
  const ask: AskAccount = async (changes) => {
    items = applyChanges(items, changes)
    return items
  }
  return { ask, names: () => items.map(({ name }) => name) }
}

test('a guest’s cart joins the account once, and reaches the other device', async () => {
  const ada = account()
  const [phone, laptop] = [browser(), browser()]
  phone.store.add({ ...sheet, name: 'From the phone' })
  laptop.store.add({ ...sheet, name: 'From the laptop' })
  for (const { store, place } of [phone, laptop, phone, laptop])
    await createAccountCart('ada', store, place, ada.ask).sync()
  expect(ada.names()).toEqual(['From the phone', 'From the laptop'])
  expect(phone.store.read()).toEqual(laptop.store.read())
})

test('a change made during a request is not lost, and nothing is sent needlessly', async () => {
  const ada = account()
  const { store, place } = browser()
  let asked = 0
  const cart = createAccountCart('ada', store, place, async (changes) => {
    if (asked++ === 0) store.add({ ...sheet, name: 'Meanwhile' })
    return ada.ask(changes)
  })
  store.add({ ...sheet, name: 'First' })
  await Promise.all([cart.sync(), cart.sync(), cart.sync()])
  expect(ada.names()).toEqual(['First', 'Meanwhile'])
  expect(asked).toBe(2)
  expect(cart.hasNews()).toBe(false)
})

test('an unreachable shop leaves the cart unchanged; the next request catches up', async () => {
  const ada = account()
  const { store, place } = browser()
  store.add({ ...sheet, name: 'Kept' })
  await createAccountCart('ada', store, place, async () => null).sync()
  expect(store.read()).toHaveLength(1)
  await createAccountCart('ada', store, place, ada.ask).sync()
  expect(ada.names()).toEqual(['Kept'])
})

test('the next person to sign in sees nothing another account stored, and everything added since', async () => {
  const [ada, grace] = [account(), account()]
  const { store, place } = browser()
  store.add({ ...sheet, name: 'Ada’s' })
  await createAccountCart('ada', store, place, ada.ask).sync()
  store.add({ ...sheet, name: 'As a guest' })
  await createAccountCart('grace', store, place, grace.ask).sync()
  expect(grace.names()).toEqual(['As a guest'])
  expect(ada.names()).toEqual(['Ada’s'])
  expect(store.read().map(({ name }) => name)).toEqual(['As a guest'])
})

test('an item removed while signed out stays in the account and comes back with it', async () => {
  const ada = account()
  const { store, place } = browser()
  const id = store.add({ ...sheet, name: 'Ada’s' })
  const paid = store.add({ ...sheet, name: 'Paid as a guest' })
  await createAccountCart('ada', store, place, ada.ask).sync()
  leaveToAccount(id, place)
  store.remove(id)
  store.remove(paid)
  await createAccountCart('ada', store, place, ada.ask).sync()
  expect([ada.names(), store.read().map(({ name }) => name)]).toEqual([['Ada’s'], ['Ada’s']])
})
