import { expect, test } from 'vitest'
import { dollarsField } from './dollars-field.ts'

test.each([
  ['8.99', 899],
  ['$1,250', 125_000],
  ['.', null],
  ['12,50', null],
  ['1,2500', null],
  ['1,250,000.5', null],
  ['1,250.50', 125_050],
  ['0.1', 10],
  ['', 0],
  ['1.999', null],
  ['-1', null],
])('the amount %j is %j cents', (typed, amount) => {
  const reading = dollarsField.safeParse(typed)
  expect(reading.success ? reading.data : null).toBe(amount)
})
