import { expect, test } from 'vitest'
import { refusalOf } from '#server/http/refusal-of.ts'
import { AppError } from '#server/kernel/errors.ts'
import { DatabaseOutage } from '#server/kernel/postgres/outage.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { answerRefusals, refusedPageOf } from './answer-refusals.ts'

const doors = answerRefusals(
  {
    orders: {
      list: async () => ['one'],
      async secret(): Promise<string> {
        throw new AppError('forbidden', 'Access Denied')
      },
      now(): string {
        throw new AppError('not_signed_in', 'Please sign in.')
      },
      async away(): Promise<string> {
        throw new DatabaseOutage()
      },
      async broken(): Promise<string> {
        throw new TypeError('a bug')
      },
      count: 3,
    },
  },
  refusalOf,
)

const refused = (message: string, status: number) =>
  expect.objectContaining({
    data: expect.objectContaining({ message }),
    init: expect.objectContaining({ status }),
  })

test('a refusal keeps its status and message, a bug stays a bug, and the rest is unchanged', async () => {
  expect(await doors.orders.list()).toEqual(['one'])
  expect(doors.orders.count).toBe(3)
  await expect(doors.orders.secret()).rejects.toEqual(refused('Access Denied', 403))
  expect(() => doors.orders.now()).toThrow()
  try {
    doors.orders.now()
  } catch (error) {
    expect(error).toEqual(refused('Please sign in.', 401))
  }
  await expect(doors.orders.away()).rejects.toEqual(
    refused('The shop can’t read its records right now.', 503),
  )
  await expect(doors.orders.broken()).rejects.toThrow(TypeError)
})

test('the advice appears once: the wait after too many requests comes below what was too much', () => {
  const { data, init } = refusedPageOf(tooOften({ retryAfterSeconds: 90 }, { what: 'That was a lot.' }))
  expect(data).toMatchObject({ message: 'That was a lot.', advice: 'Try again in 2 minutes.' })
  expect(init).toMatchObject({ status: 429, headers: { 'retry-after': '90' } })
  const other = refusedPageOf(new AppError('not_found', 'There is no such design.'))
  expect(other.data).toMatchObject({ message: 'There is no such design.', advice: 'Check the address.' })
})
