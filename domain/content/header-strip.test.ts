import { expect, test } from 'vitest'
import { inches, inchesToMm } from '../units.ts'
import { stripHeightOf } from './header-strip.ts'

test.each([
  ['sheet', 22, true, 0.75],
  ['print', 6, true, 0.75],
  ['sheet', 22, false, 0],
  ['print', 5.9, true, 0],
  ['full-back', 12, true, 0],
  ['engraving', 8, true, 0],
])('for %s on %d in of film, requested %s, the strip takes %d in', (id, width, isWanted, height) => {
  expect(stripHeightOf({ id, width: inchesToMm(inches(width)) }, isWanted)).toBe(height)
})
