import { expect, test } from 'vitest'
import { suitsPrinter } from './suits-printer.ts'

const part = (widthPx: number, heightPx: number) => ({ widthPx, heightPx })
const narrow = { id: 'narrow', filmWidthInches: 12, sideMarginInches: 0.5 }

test('what was given to another printer, or is wider both ways than the film between its margins, is not for it', () => {
  const given = (id: string) => ({ printer: { id, name: id }, parts: [part(600, 600)] })
  expect([given('narrow'), given('wide')].map((item) => suitsPrinter(item, narrow))).toEqual([true, false])
  const of = (...parts: ReturnType<typeof part>[]) => suitsPrinter({ printer: null, parts }, narrow)
  expect([of(part(3_300, 9_000)), of(part(9_000, 3_300)), of(part(3_301, 3_301))]).toEqual([
    true,
    true,
    false,
  ])
  expect(of(part(600, 600), part(4_000, 4_000))).toBe(false)
})
