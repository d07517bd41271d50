import { expect, test } from 'vitest'
import type { Transaction } from './database.ts'
import { createEvents } from './emit.ts'

/** No handler here touches the database. */
const transaction = Object.create(null) as Transaction
const confirmed = { userId: 'ada', email: 'ada@example.com' }

test('followers run one after another, in the transaction; only public events go on to programs', async () => {
  const heard: unknown[] = []
  const events = createEvents(async (...told) => void heard.push(told.slice(1)))
  events.follow({
    'email.confirmed': [
      async (given, account) => {
        await Promise.resolve()
        heard.push([given === transaction, account])
      },
      async () => void heard.push('second'),
    ],
    'customer.created': [async () => void heard.push('made')],
  })
  await events.emit(transaction, 'email.confirmed', confirmed)
  expect(heard).toEqual([[true, confirmed], 'second'])
  await events.emit(transaction, 'customer.created', { customerId: 'ada' })
  expect(heard.slice(2)).toEqual(['made', ['customer.created', { customerId: 'ada' }]])
})

test('a failing follower stops the others and the announcement', async () => {
  const heard: unknown[] = []
  const events = createEvents(async () => void heard.push('told'))
  const failing = async () => {
    throw new Error('no')
  }
  events.follow({ 'customer.created': [failing, async () => void heard.push('second')] })
  await expect(events.emit(transaction, 'customer.created', { customerId: 'ada' })).rejects.toThrow('no')
  expect(heard).toEqual([])
})

test('nothing can be emitted before the followers are known', async () => {
  const events = createEvents(async () => {})
  await expect(events.emit(transaction, 'email.confirmed', confirmed)).rejects.toThrow('Nobody was asked yet')
})
