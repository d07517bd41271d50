import { expect, test } from 'vitest'
import type { Database } from '#server/kernel/database.ts'
import { oneAtATime } from './one-at-a-time.ts'

const database = {} as Database

test('who comes for a payment that somebody settles waits, and is told so; others do not', async () => {
  const first = Promise.withResolvers<string>()
  const asked: string[] = []
  const ask = (who: string, payment: string, work: Promise<string> | string) =>
    oneAtATime(database, payment, async (hasWaited) => {
      asked.push(`${who} ${hasWaited}`)
      return work
    })
  const one = ask('return', 'a', first.promise)
  const two = ask('webhook', 'a', 'found')
  expect(await ask('return', 'b', 'other')).toBe('other')
  expect(asked).toEqual(['return false', 'return false'])
  first.resolve('paid')
  expect(await Promise.all([one, two])).toEqual(['paid', 'found'])
  expect(asked).toEqual(['return false', 'return false', 'webhook true'])
  expect(await ask('sweeper', 'a', 'again')).toBe('again')
  expect(asked.at(-1)).toBe('sweeper false')
})

test('what fails is told to who asked it, and the next one goes on', async () => {
  const first = Promise.withResolvers<string>()
  const one = oneAtATime(database, 'a', () => first.promise)
  const two = oneAtATime(database, 'a', async () => 'found')
  first.reject(new Error('away'))
  await expect(one).rejects.toThrow('away')
  expect(await two).toBe('found')
})
