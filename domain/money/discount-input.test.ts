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
])('a discount that holds %s', (_words, startsAt, expiresAt, isTaken) => {
  const draft = { code: 'SAVE15', name: 'Save 15', type: 'percentage', value: 1_500, startsAt, expiresAt }
  expect(discountInputSchema.safeParse(draft).success).toBe(isTaken)
})
