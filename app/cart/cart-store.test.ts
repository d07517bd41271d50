import { expect, test } from 'vitest'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents } from '#domain/money/money.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { cartStorageKey, createCartStore } from './cart-store.ts'

const sheet = {
  productType: productTypes.gangSheet,
  productSize: '22 × 60 in',
  productColor: '',
  quantity: 1,
  unitPrice: cents(3_000),
  designData: { design_id: 'c0a80101-0000-4000-8000-000000000001', size_id: 60 },
  name: 'Gang Sheet',
  description: '',
  image: null,
}

test('an added item has an id of prefix, timestamp and random number, and survives a reload', () => {
  const place = memoryStorage()
  const id = createCartStore(() => place).add(sheet, 'gangsheet')

  expect(id).toMatch(/^gangsheet-\d{13}-\d{1,9}$/)
  expect(createCartStore(() => place).read()).toEqual([{ ...sheet, id }])
})

test('quantities change by id, zero or less removes, and replacing keeps the id', () => {
  const store = createCartStore(() => memoryStorage())
  const place = memoryStorage()
  const kept = createCartStore(() => place)
  const first = kept.add(sheet)
  const second = kept.add(sheet)

  kept.updateQuantity(first, 3)
  kept.replace(second, { ...sheet, name: 'Other' })
  expect(kept.read().map(({ id, quantity, name }) => [id, quantity, name])).toEqual([
    [first, 3, 'Gang Sheet'],
    [second, 1, 'Other'],
  ])
  kept.updateQuantity(first, 0)
  expect(kept.read().map(({ id }) => id)).toEqual([second])
  kept.clear()
  expect(kept.read()).toEqual([])
  expect(store.read()).toEqual([])
})

test('two tabs add to one cart without undoing each other', () => {
  const place = memoryStorage()
  const [left, right] = [createCartStore(() => place), createCartStore(() => place)]
  left.read()
  const first = right.add(sheet)
  const second = left.add(sheet)

  right.reload()
  expect(right.read().map(({ id }) => id)).toEqual([first, second])
})

test('a removed item is restored to its place, once', () => {
  const place = memoryStorage()
  const store = createCartStore(() => place)
  const ids = [store.add(sheet), store.add(sheet), store.add(sheet)]
  const removed = store.read()[1]
  if (!removed) throw new Error('The cart is empty')

  store.remove(removed.id)
  store.putBack(removed, 1)
  store.putBack(removed, 1)

  expect(store.read().map(({ id }) => id)).toEqual(ids)
})

test('the snapshot stays the same until something changes', () => {
  const place = memoryStorage()
  const store = createCartStore(() => place)
  store.add(sheet)

  expect(store.read()).toBe(store.read())
})

test.each(['not json', '{}', '[{"id":1},null,"x"]'])('%s in storage is an empty cart', (stored) => {
  expect(createCartStore(() => memoryStorage({ [cartStorageKey]: stored })).read()).toEqual([])
})

test('without storage the cart lives in memory', () => {
  const broken = () => {
    throw new Error('SecurityError')
  }
  const store = createCartStore(broken)
  const id = store.add(sheet)

  expect(store.read().map((item) => item.id)).toEqual([id])
})
