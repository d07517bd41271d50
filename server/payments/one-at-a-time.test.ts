import { expect, test } from 'vitest'
import type { Database } from '#server/kernel/database.ts'
import { oneAtATime } from './one-at-a-time.ts'

const database = {} as Database

test('a second request for a payment being settled waits, and gets that result; requests for others do not wait', async () => {
  const first = Promise.withResolvers<string>()
  const asked: string[] = []
  const ask = (who: string, payment: string, work: Promise<string> | string) =>
    oneAtATime<string>(database, payment, async (before) => {
      asked.push(`${who} ${before}`)
      return work
    })
  const one = ask('return', 'a', first.promise)
  const two = ask('webhook', 'a', 'found')
  expect(await ask('return', 'b', 'other')).toBe('other')
  expect(asked).toEqual(['return undefined', 'return undefined'])
  first.resolve('paid')
  expect(await Promise.all([one, two])).toEqual(['paid', 'found'])
  expect(asked).toEqual(['return undefined', 'return undefined', 'webhook paid'])
  expect(await ask('sweeper', 'a', 'again')).toBe('again')
  expect(asked.at(-1)).toBe('sweeper undefined')
})

test('a failure is reported to its own caller, and the next one proceeds', async () => {
  const first = Promise.withResolvers<string>()
  const one = oneAtATime(database, 'a', () => first.promise)
  const two = oneAtATime<string>(database, 'a', async (before) => (before === null ? 'found' : 'told'))
  first.reject(new Error('away'))
  await expect(one).rejects.toThrow('away')
  expect(await two).toBe('found')
})
