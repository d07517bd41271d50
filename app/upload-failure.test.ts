import { DetailedError } from 'tus-js-client'
import { afterEach, expect, test, vi } from 'vitest'
import { endOf, judgeUpload, mayGoWell } from './upload-failure.ts'

afterEach(() => vi.unstubAllGlobals())

const words = JSON.stringify({ error: { code: 'x', message: 'Words of the shop.' } })

/** As tus-js-client reports it: with the response, or without one if none came. */
function failure(status: number | null, body = words): Error {
  const answer = { getStatus: () => status, getBody: () => body }
  return Object.assign(new DetailedError('failed'), { originalResponse: status === null ? null : answer })
}

test.each([
  [null, 'away', true],
  [502, 'away', true],
  [503, 'away', true],
  [504, 'away', true],
  [400, 'refused', false],
  [401, 'refused', false],
  [403, 'refused', false],
  [413, 'refused', false],
  [429, 'refused', false],
  [507, 'refused', false],
  [409, 'stopped', true],
  [423, 'stopped', true],
  [500, 'stopped', true],
])('an upload answered with %s is %s', (status, kind, isTriedAgain) => {
  vi.stubGlobal('navigator', { onLine: true })
  const error = failure(status)
  const { says } = judgeUpload(error)
  expect([judgeUpload(error).kind, mayGoWell(error)]).toEqual([kind, isTriedAgain])
  expect(says === 'Words of the shop.').toBe(kind !== 'away')
  expect(endOf(error, 'ours')).toBe(kind === 'away' ? 'ours' : 'Words of the shop.')
})

test('without a connection nothing is tried, and it continues later whatever the answer', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(judgeUpload(failure(507)).kind).toBe('away')
  expect(mayGoWell(failure(null))).toBe(false)
})

test('an answer without a shop message leaves the wording to the caller', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(judgeUpload(failure(500, '<h1>Bad gateway</h1>')).says).toBeNull()
  expect(endOf(failure(500, '{"error":{"message":7}}'), 'ours')).toBe('ours')
})
