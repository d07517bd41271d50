import { expect, test } from 'vitest'
import { apiEnrollSchema } from './input.ts'

test.each([
  [60, true],
  [61, false],
])('an app name %i characters long is accepted: %s', (length, isTaken) => {
  const asked = { factor_type: 'totp', friendly_name: 'x'.repeat(length) }
  expect(apiEnrollSchema.safeParse(asked).success).toBe(isTaken)
})
