import { expect, test } from 'vitest'
import { createStore, derive, watch } from './store.ts'

test('only changes are reported', () => {
  const store = createStore({ a: 1, b: [1] })
  let told = 0
  const end = store.subscribe(() => told++)
  const before = store.read()
  store.set({ a: 1, b: before.b })
  expect([told, store.read()]).toEqual([0, before])
  expect(store.read()).toBe(before)
  store.set({ a: 2 })
  expect([told, store.read().b]).toEqual([1, before.b])
  end()
  store.set({ a: 3 })
  expect(told).toBe(1)
})

test('a watcher is notified only of what it watches, with the previous value, and of changes another watcher makes', () => {
  const store = createStore({ a: 1, b: 1 })
  const heard: unknown[] = []
  watch(
    store,
    ({ a }) => [a],
    ([now]) => now < 4 && store.set({ a: now + 1 }),
  )
  const end = watch(
    store,
    ({ a }) => [a],
    (now, before) => heard.push([...before, ...now]),
  )
  store.set({ b: 2 })
  expect(heard).toEqual([])
  store.set({ a: 2 })
  expect(store.read().a).toBe(4)
  expect(heard).toEqual([[1, 4]])
  end()
  store.set({ a: 9 })
  expect(heard).toHaveLength(1)
})

test('a derived value is computed once per state, and again when its inputs change', () => {
  let made = 0
  const sum = derive(
    ({ list }: { list: readonly number[]; other: number }) => [list],
    (list) => {
      made++
      return list.reduce((all, one) => all + one, 0)
    },
  )
  const list = [1, 2]
  expect([sum({ list, other: 1 }), sum({ list, other: 2 }), made]).toEqual([3, 3, 1])
  expect([sum({ list: [1, 2, 3], other: 2 }), made]).toEqual([6, 2])
})
