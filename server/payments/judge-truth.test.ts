import { expect, test } from 'vitest'
import { judgeTruth } from './judge-truth.ts'

const attempt = {
  id: 'a',
  amountCents: 4_147,
  currency: 'USD',
  expiresAt: new Date(0),
  withdrawnReason: null,
}
const paid = { state: 'paid', amount: 4_147, currency: 'USD', attemptId: 'a', refunded: 0 } as const

test('the exact amount in the right currency for this attempt counts as paid', () => {
  expect(judgeTruth(attempt, paid, false)).toEqual({
    verdict: 'paid',
    reportedCents: 4_147,
    reportedCurrency: 'USD',
  })
})

test.each([
  ['a cent less', { ...paid, amount: 4_146 }, 'Paid 41.46 USD of 41.47 USD: 0.01 USD too little'],
  ['a cent more', { ...paid, amount: 4_148 }, 'Paid 41.48 USD of 41.47 USD: 0.01 USD too much'],
  ['another currency', { ...paid, currency: 'CAD' }, 'Paid 41.47 CAD of 41.47 USD: another currency'],
  ['another attempt', { ...paid, attemptId: 'b' }, 'The payment is for b'],
])('%s is a mismatch, with the reason', (_case, truth, reason) => {
  expect(judgeTruth(attempt, truth, false)).toEqual({
    verdict: 'mismatch',
    reportedCents: truth.amount,
    reportedCurrency: truth.currency,
    reason,
  })
})

test.each(['open', 'unknown'] as const)('%s waits until time is up', (state) => {
  expect(judgeTruth(attempt, { state }, false)).toEqual({ verdict: 'wait' })
  expect(judgeTruth(attempt, { state }, true).verdict).toBe('expired')
})

test('money under way is waited for, however long it takes', () => {
  expect(judgeTruth(attempt, { state: 'processing' }, true)).toEqual({ verdict: 'wait' })
})

test.each(['failed', 'cancelled', 'expired'] as const)('%s is accepted as reported', (state) => {
  const verdict = judgeTruth(attempt, { state, reason: 'why' }, false)
  expect(verdict).toEqual({ verdict: state, reason: 'why' })
})
