import { expect, test } from 'vitest'
import { keepWhatWasRead, keepWhatWasTyped } from './keep-page.ts'

/** In React Router's form. */
const answered = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const forWantOfAnother = new Error('No result found for routeId "admin/route"')

const failedIn = (causes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(causes).map(([route, result]) => [route, { type: 'error' as const, result }]),
  )
const kept = { at: '/admin/orders', read: { root: 'of the root', page: 'of the page' }, readAgain() {} }

const faults: Record<string, unknown> = {
  'a fault of ours': answered(500),
  'a shop that is busy': answered(429, { message: 'Too often', retryAfterSeconds: 30 }),
  'no connection': new TypeError('Failed to fetch'),
  'an answer that is none': new Error('Unable to decode'),
}
const refusals: Record<string, unknown> = {
  'a refusal': answered(403),
  'what is gone': answered(404),
  'a shop that is closed': answered(503, { maintenanceMessage: 'Back at noon.' }),
  'a redirect': new Response(null, { status: 302 }),
}

test.each(Object.keys(faults))('%s leaves loaded and typed data in place', (name) => {
  const answers = failedIn({ root: faults[name], page: forWantOfAnother })
  keepWhatWasRead(answers, kept)
  expect(answers).toEqual({
    root: { type: 'data', result: 'of the root' },
    page: { type: 'data', result: 'of the page' },
  })
  const sent = failedIn({ page: faults[name] })
  keepWhatWasTyped(sent)
  expect(sent.page?.type).toBe('data')
})

test.each(Object.keys(refusals))('%s is shown', (name) => {
  const causes = { root: refusals[name], page: forWantOfAnother }
  const answers = failedIn(causes)
  keepWhatWasRead(answers, kept)
  expect(answers).toEqual(failedIn(causes))
  const sent = failedIn({ page: refusals[name] })
  keepWhatWasTyped(sent)
  expect(sent.page?.type).toBe('error')
})

test('with nothing loaded before, nothing is kept', () => {
  const causes = { root: answered(500), elsewhere: answered(500) }
  const answers = failedIn(causes)
  keepWhatWasRead(answers, kept)
  expect(answers).toEqual(failedIn(causes))
  const alone = failedIn({ page: forWantOfAnother })
  keepWhatWasRead(alone, kept)
  expect(alone).toEqual(failedIn({ page: forWantOfAnother }))
})
