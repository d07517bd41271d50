import { expect, test } from 'vitest'
import { discountInputSchema } from './discount-input.ts'

const [before, after] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-02-01T00:00:00Z')]

test.each([
  ['for ever', null, null, true],
  ['from a day on', before, null, true],
  ['until a day', null, after, true],
  ['for a month', before, after, true],
  ['for no time at all', before, before, false],
  ['until before it begins', after, before, false],
])('a discount valid %s', (_words, startsAt, expiresAt, isTaken) => {
  const draft = { code: 'SAVE15', name: 'Save 15', type: 'percentage', value: 1_500, startsAt, expiresAt }
  expect(discountInputSchema.safeParse(draft).success).toBe(isTaken)
})

const fixed = { code: 'SAVE15', name: 'Save 15', type: 'fixed', value: 1_500 }

test('a discount for product types or single products says which ones', () => {
  for (const scope of ['category', 'product'])
    expect(discountInputSchema.safeParse({ ...fixed, scope }).error?.issues).toMatchObject([
      { path: ['targets'], message: 'Choose at least one' },
    ])
})

test('a discount may take all off, but no more', () => {
  const percentage = (value: number) => discountInputSchema.safeParse({ ...fixed, type: 'percentage', value })
  expect(percentage(10_000).success).toBe(true)
  expect(percentage(10_001).error?.issues).toMatchObject([
    { path: ['value'], message: 'A percentage can be at most 100' },
  ])
})

test.each([
  ['name', 'n'.repeat(120), 'n'.repeat(121), 'Use at most 120 characters'],
  ['description', 'd'.repeat(500), 'd'.repeat(501), 'Use at most 500 characters'],
  ['value', 100_000_000, 100_000_001, 'This is too high'],
  ['value', 1, 0, 'Enter a value above 0'],
  ['minimumOrderCents', 100_000_000, 100_000_001, 'This is too high'],
  ['minimumOrderCents', 0, -1, 'Enter 0 or more'],
  ['maximumUses', 1, 0, 'Enter at least 1, or leave it empty'],
])('the %s of a discount accepts up to %j; %j is reported', (field, last, beyond, words) => {
  expect(discountInputSchema.safeParse({ ...fixed, [field]: last }).success).toBe(true)
  const refused = discountInputSchema.safeParse({ ...fixed, [field]: beyond })
  expect(refused.error?.issues).toMatchObject([{ path: [field], message: words }])
})
