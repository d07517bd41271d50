import { expect, test } from 'vitest'
import { canBeOf, isZip, usStates } from './us-address.ts'

test.each([
  ['78702', 'TX', true],
  ['88510', 'TX', true],
  ['10001', 'NY', true],
  ['06390', 'NY', true],
  ['20001', 'DC', true],
  ['56901', 'DC', true],
  ['99501', 'AK', true],
  ['78702', 'CA', false],
  ['94103', 'NY', false],
  ['56901', 'TX', false],
])('%s in %s: %s', (zip, state, can) => {
  expect(canBeOf(zip, state)).toBe(can)
})

test('every state has ZIP codes of its own', () => {
  const digits = [...'0123456789']
  expect(usStates.filter((state) => !digits.some((digit) => canBeOf(`${digit}0000`, state)))).toEqual([])
})

test('a ZIP code is five digits, optionally with four more', () => {
  expect(['78702', '78702-1234', '7870', '78702-', 'ABCDE'].map(isZip)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
