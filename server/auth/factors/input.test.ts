import { expect, test } from 'vitest'
import { apiEnrolSchema } from './input.ts'

test.each([
  [60, true],
  [61, false],
])('an app whose name is %i letters long is taken: %s', (length, isTaken) => {
  const asked = { factor_type: 'totp', friendly_name: 'x'.repeat(length) }
  expect(apiEnrolSchema.safeParse(asked).success).toBe(isTaken)
})
