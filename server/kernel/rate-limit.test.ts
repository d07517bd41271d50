import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { minutes, seconds } from './clock.ts'
import { createRateLimiter, type RateLimit, takeVisit, tooOften } from './rate-limit.ts'

const limit: RateLimit = { name: 'test', max: 20, windowMilliseconds: minutes(10) }
const start = new Date('2026-11-20T12:00:00Z')

const database = await createTestDatabase()
afterAll(() => database[Symbol.asyncDispose]())
// No attempts have been made yet.
beforeEach(() => database.pool.query('delete from rate_limits'))

function open() {
  let now = start
  const advance = (milliseconds: number): void => {
    now = new Date(now.getTime() + milliseconds)
  }
  const limiter = createRateLimiter(database, { now: () => now })
  return { limiter, advance }
}

test('of fifty simultaneous attempts, exactly as many pass as allowed', async () => {
  const opened = open()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => opened.limiter.take(limit, 'ada')))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20)
  expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(30)
})

test('counts are separate by name of the limit and by caller', async () => {
  const opened = open()
  const once = { ...limit, max: 1 }
  expect(await opened.limiter.take(once, 'ada')).toEqual({ ok: true })
  expect(await opened.limiter.take(once, 'bob')).toEqual({ ok: true })
  expect(await opened.limiter.take({ ...once, name: 'other' }, 'ada')).toEqual({ ok: true })
  expect(await opened.limiter.take(once, 'ada')).toEqual({ ok: false, retryAfterSeconds: 600 })
})

test('the time to wait is what is left of the window, and then the window starts again', async () => {
  const opened = open()
  const once = { ...limit, max: 1 }
  await opened.limiter.take(once, 'ada')
  opened.advance(minutes(9) + seconds(30))
  expect(await opened.limiter.take(once, 'ada')).toEqual({ ok: false, retryAfterSeconds: 30 })
  opened.advance(seconds(30))
  expect(await opened.limiter.take(once, 'ada')).toEqual({ ok: true })
})

test('counts from past days are removed, those from today are not', async () => {
  const opened = open()
  await opened.limiter.take(limit, 'ada')
  opened.advance(minutes(24 * 60 + 1))
  await opened.limiter.take(limit, 'bob')
  await opened.limiter.forgetOld()
  const { rows } = await database.pool.query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'test:bob' }])
})

test('amounts are counted whole or not at all: one that is too large leaves the rest for one that fits', async () => {
  const opened = open()
  const spend = (amount: number) => opened.limiter.spend(limit, 'ada', amount)
  expect([(await spend(21)).ok, (await spend(15)).ok, (await spend(6)).ok, (await spend(5)).ok]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(await spend(1)).toEqual({ ok: false, retryAfterSeconds: 600 })
})

test('all addresses of an IPv6 network count as one', async () => {
  const opened = open()
  const once = { ...limit, max: 1 }
  expect(await opened.limiter.take(once, '2001:db8:1:2::7')).toEqual({ ok: true })
  expect(await opened.limiter.take(once, '2001:db8:1:2:ffff::1')).toMatchObject({ ok: false })
  expect(await opened.limiter.take(once, '2001:db8:1:3::7')).toEqual({ ok: true })
})

test('a caller without an address, or without a visitor name, is counted by the other alone', async () => {
  const { limiter } = open()
  const byAddress = { ...limit, name: 'address', max: 1 }
  const byActor = { ...limit, name: 'actor', max: 1 }
  const visit = async (network: string, visitorId: string) =>
    (await takeVisit(limiter, { byAddress, byActor }, { network, visitorId, user: null })).ok
  expect([await visit('', 'ada'), await visit('', 'bob'), await visit('', 'ada')]).toEqual([
    true,
    true,
    false,
  ])
  expect([await visit('192.0.2.1', ''), await visit('192.0.2.2', '')]).toEqual([true, true])
  expect(await visit('192.0.2.1', '')).toBe(false)
})

test('a refused caller is shown the wait in minutes, or in hours if it is long, and a program in seconds', () => {
  const waits = [1, 60, 61, 5_400, 5_401, 86_400].map(
    (seconds) => tooOften({ retryAfterSeconds: seconds }).message,
  )
  const told = ['a minute', 'a minute', '2 minutes', '90 minutes', '2 hours', '24 hours']
  expect(waits).toEqual(told.map((wait) => `Too many attempts. Try again in ${wait}.`))
  const refusal = tooOften({ retryAfterSeconds: 7 }, { what: 'Enough.', because: 'too_many_attempts' })
  expect(refusal).toMatchObject({
    ...{
      code: 'too_many_requests',
      message: 'Enough. Try again in a minute.',
      advice: 'Try again in a minute.',
    },
    details: { because: 'too_many_attempts', retryAfterSeconds: 7 },
  })
})
