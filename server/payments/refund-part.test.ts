import { expect, test } from 'vitest'
import { shareOut } from '#domain/money/refund-rules.ts'
import { leftOf, partOf } from './refund-part.ts'

const paid = (capturedCents: number, refundedCents = 0, reportedCents: number | null = null) => ({
  ...{ capturedCents, refundedCents, reportedCents },
})

test.each([
  [paid(500), 500],
  [paid(500, 120), 380],
  // What the provider reported counts, not the order's total.
  [paid(0, 120, 300), 180],
  [paid(500, 600), 0],
])('%j has %i cents left', (attempt, left) => {
  expect(leftOf(attempt)).toBe(left)
})

test.each([
  // With payments of 300, 500 and 100: how much is refunded from each.
  ['the first that holds all of it', 300, [300, 0, 0]],
  ['the first that holds all of it, though it is not the first', 301, [0, 301, 0]],
  ['one after the other', 501, [300, 201, 0]],
  ['all of all', 900, [300, 500, 100]],
  ['nobody, who asks for more than there is', 901, null],
  ['nobody, who asks for nothing', 0, null],
])('a refund is taken from %s: %i', (_from, amount, wanted) => {
  const attempts = [paid(400, 100), paid(500), paid(80, 0, 100)]
  const shares = shareOut(attempts, leftOf, amount)
  expect(
    shares && attempts.map((attempt) => shares.find((share) => share.of === attempt)?.amountCents ?? 0),
  ).toEqual(wanted)
  expect(shares?.some(({ amountCents }) => amountCents <= 0) ?? false).toBe(false)
})

const line = (orderItemId: string, quantity: number, netCents: number) => ({
  ...{ orderItemId, position: 1, name: orderItemId, quantity, netCents },
})
const money = { shippingCents: 899, lines: [line('shirts', 3, 1_000), line('sheet', 1, 5_000)] }
const asked = { kind: 'lines' as const, amountCents: null, lines: [], withShipping: false }
const pieces = (orderItemId: string, quantity: number) => ({ orderItemId, quantity })
/** Returned by an earlier refund. */
const gone = (orderItemId: string, quantity: number, shippingCents = 0) => ({
  ...{ shippingCents, lines: [{ ...pieces(orderItemId, quantity), position: 1, name: '', amountCents: 0 }] },
})

test.each([
  ['an amount is of no line', { kind: 'amount' as const, amountCents: 250 }, [], [250, 0, []]],
  ['all is what is left', { kind: 'full' as const }, [], [5_000, 899, ['shirts 3 1000', 'sheet 1 5000']]],
  [
    'all is without what went back before',
    { kind: 'full' as const },
    [gone('shirts', 1, 500), gone('sheet', 1, 300)],
    [5_000, 99, ['shirts 2 667']],
  ],
  ['a line', { lines: [pieces('shirts', 2)] }, [], [666, 0, ['shirts 2 666']]],
  [
    'what is left of a line',
    { lines: [pieces('shirts', 2)] },
    [gone('shirts', 1)],
    [667, 0, ['shirts 2 667']],
  ],
  ['more than is left of it', { lines: [pieces('shirts', 3)] }, [gone('shirts', 1)], null],
  ['more in two rows than there is', { lines: [pieces('shirts', 2), pieces('shirts', 2)] }, [], null],
  ['a line of another order', { lines: [pieces('mug', 1)] }, [], null],
  ['shipping alone', { withShipping: true }, [], [899, 899, []]],
  ['the rest of shipping', { withShipping: true }, [gone('sheet', 1, 500)], [399, 399, []]],
  ['shipping that is gone', { withShipping: true }, [gone('sheet', 1, 899)], [0, 0, []]],
  ['never less than none of it', { withShipping: true }, [gone('sheet', 1, 1_000)], [0, 0, []]],
  [
    'a line with shipping',
    { lines: [pieces('sheet', 1)], withShipping: true },
    [],
    [5_899, 899, ['sheet 1 5000']],
  ],
] as const)('refund of lines, shipping or an amount: %s', (_what, wanted, earlier, told) => {
  const input = { ...asked, ...wanted, lines: 'lines' in wanted ? [...wanted.lines] : [] }
  const part = partOf(input, money, 5_000, earlier)
  expect(
    part && [
      part.amountCents,
      part.shippingCents,
      part.lines.map((one) => `${one.orderItemId} ${one.quantity} ${one.amountCents}`),
    ],
  ).toEqual(told)
})
