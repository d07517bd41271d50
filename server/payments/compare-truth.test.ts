import { expect, test } from 'vitest'
import { compareRefund, compareTruth, surelyGivenBack } from './compare-truth.ts'

const ours = {
  id: 'a',
  amountCents: 4_147,
  currency: 'USD',
  expiresAt: new Date(0),
  withdrawnReason: null,
  status: 'paid',
  settledBy: 'return',
  givenBack: { least: 0, most: 0 },
} as const
const paid = { state: 'paid', amount: 4_147, currency: 'USD', attemptId: 'a', refunded: 0 } as const

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
  [
    'money given back past us',
    { ...ours, givenBack: { least: 500, most: 500 } },
    { ...paid, refunded: 1_500 },
    ['Given back 5.00 USD here, 15.00 USD at the provider: 10.00 USD more there'],
  ],
  [
    'a refund that came to nothing',
    { ...ours, givenBack: { least: 500, most: 700 } },
    paid,
    ['Given back 5.00 USD here, 0.00 USD at the provider: 5.00 USD less there'],
  ],
  ['a refund under way', { ...ours, givenBack: { least: 0, most: 500 } }, { ...paid, refunded: 500 }, []],
] as const)('%s', (_case, attempt, truth, differences) => {
  expect(compareTruth(attempt, truth)).toEqual(differences)
})

test('refunds agree, or are named with both states', () => {
  expect(compareRefund('$5.00', 'done', { state: 'done', reference: 'r' })).toEqual([])
  expect(compareRefund('$5.00', 'done', { state: 'unknown' })).toEqual([
    'The refund of $5.00 is done here and unknown at the provider',
  ])
  // Requested here, and not there yet.
  expect(compareRefund('$5.00', 'requested', { state: 'unknown' })).toEqual([])
  expect(compareRefund('$5.00', 'requested', { state: 'done', reference: 'r' })).toEqual([
    'The refund of $5.00 is requested here and done at the provider',
  ])
})

test('of requested refunds, only completed ones have surely gone back', () => {
  const made = [
    { status: 'done', amountCents: 1_000 },
    { status: 'pending', amountCents: 500 },
    { status: 'requested', amountCents: 3 },
    { status: 'done', amountCents: 47 },
  ] as const
  expect(surelyGivenBack(made)).toBe(1_047)
  expect(surelyGivenBack(made.slice(1, 3))).toBe(0)
})
