import { expect, test } from 'vitest'
import { watchCodes } from './codes-in-sight.ts'

test('a code that stays in sight is scanned once, even when the browser was too busy to look', () => {
  const look = watchCodes()
  expect(look(['GW-1', 'GW-1'], 0)).toEqual(['GW-1'])
  expect(look(['GW-1'], 200)).toEqual([])
  expect(look(['GW-1', 'GW-2'], 9_000)).toEqual(['GW-2'])
})

test('a code out of sight for three seconds is scanned again; one missed for a look or two is not', () => {
  const look = watchCodes()
  look(['GW-1'], 0)
  for (const now of [200, 400]) look([], now)
  expect(look(['GW-1'], 600)).toEqual([])
  look([], 800)
  expect(look(['GW-1'], 9_000)).toEqual([])
  for (const now of [9_200, 12_000]) look([], now)
  expect(look(['GW-1'], 12_200)).toEqual(['GW-1'])
})
