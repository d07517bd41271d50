import { expect, test } from 'vitest'
import type { Database } from '#server/kernel/database.ts'
import { oneAtATime } from './one-at-a-time.ts'

const database = {} as Database

test('who comes for a payment that somebody settles waits, and is told what that came to; others do not', async () => {
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

test('what fails is told to whoever asked it, and the next one goes on', async () => {
  const first = Promise.withResolvers<string>()
  const one = oneAtATime(database, 'a', () => first.promise)
  const two = oneAtATime<string>(database, 'a', async (before) => (before === null ? 'found' : 'told'))
  first.reject(new Error('away'))
  await expect(one).rejects.toThrow('away')
  expect(await two).toBe('found')
})
