import { expect, test } from 'vitest'
import { answerOr } from './answer-or.ts'

const failed = 'The server couldn’t be reached.'
/** A thrown response, as React Router passes it on. */
const refusal = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['a broken connection', new TypeError('Failed to fetch')],
  ['a failure of the server', refusal(503)],
])('%s leaves the page with an answer', async (_, reason) => {
  expect(await answerOr(() => Promise.reject(reason), failed)).toBe(failed)
})

test.each([
  ['a refusal', refusal(403)],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/auth' } })],
])('%s is passed on to the page', async (_, reason) => {
  await expect(answerOr(() => Promise.reject(reason), failed)).rejects.toBe(reason)
})
