import { expect, test } from 'vitest'
import { compareRefund, compareTruth } from './compare-truth.ts'

const ours = {
  id: 'a',
  amountCents: 4_147,
  currency: 'USD',
  expiresAt: new Date(0),
  status: 'paid',
  settledBy: 'return',
} as const
const paid = { state: 'paid', amount: 4_147, currency: 'USD', attemptId: 'a' } as const

test.each([
  ['equal books', ours, paid, []],
  ['an unfinished page', { ...ours, status: 'expired' }, { state: 'open' }, []],
  ['money that we missed', { ...ours, status: 'expired' }, paid, ['Paid at the provider, expired here']],
  ['money that is not there', ours, { state: 'unknown' }, ['Paid here, not known at the provider']],
  [
    'staff’s word alone',
    { ...ours, settledBy: 'staff' },
    { state: 'open' },
    ['Confirmed by staff, not finished at the provider'],
  ],
  ['twice the money', ours, { ...paid, amount: 8_294 }, ['Paid 82.94 USD of 41.47 USD: 41.47 USD too much']],
] as const)('%s', (_case, attempt, truth, differences) => {
  expect(compareTruth(attempt, truth)).toEqual(differences)
})

test('refunds agree, or are named with both states', () => {
  expect(compareRefund('$5.00', 'done', { state: 'done', reference: 'r' })).toEqual([])
  expect(compareRefund('$5.00', 'done', { state: 'unknown' })).toEqual([
    'The refund of $5.00 is done here and unknown at the provider',
  ])
})
