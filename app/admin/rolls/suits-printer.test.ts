import { expect, test } from 'vitest'
import { certainlyNotLaid, notLaidWords, suitsPrinter } from './suits-printer.ts'

const part = (widthPx: number, heightPx: number) => ({ widthPx, heightPx })
const narrow = { id: 'narrow', filmWidthInches: 12, sideMarginInches: 0.5, maxLengthInches: 40 }

test('a printer cannot take work assigned to another printer, or wider both ways than its film between the margins', () => {
  const given = (id: string) => ({ printer: { id, name: id }, parts: [part(600, 600)] })
  expect([given('narrow'), given('wide')].map((item) => suitsPrinter(item, narrow))).toEqual([true, false])
  const of = (...parts: ReturnType<typeof part>[]) => suitsPrinter({ printer: null, parts }, narrow)
  expect([of(part(3_300, 9_000)), of(part(9_000, 3_300)), of(part(3_301, 3_301))]).toEqual([
    true,
    true,
    false,
  ])
  expect(of(part(600, 600), part(4_000, 4_000))).toBe(false)
  expect(of(part(3_000, 300 * 39.5))).toBe(false)
})

test('what will miss the next roll is known before layout, and the reason is given', () => {
  const small = { filmWidthInches: 13, sideMarginInches: 0, maxLengthInches: 20, gapInches: 0.25 }
  const sheet = { copies: 1, parts: [part(22 * 300, 24 * 300)] }
  const prints = { copies: 4, parts: [part(12 * 300, 14 * 300)] }
  const left = certainlyNotLaid([sheet, prints], { ...small, packing: 'boxes' })
  expect(notLaidWords(left, 'Small', true)).toBe(
    '1 is wider than the film of Small; at least 3 wait for the next roll',
  )
  expect(notLaidWords([...left, { copies: 2, reason: 'too_long' }], 'Small')).toBe(
    '1 is wider than the film of Small; 2 are longer than the longest roll of Small; 3 wait for the next roll',
  )
  // Outlines may extend into each other's boxes.
  expect(certainlyNotLaid([sheet, prints], { ...small, packing: 'shapes' })).toHaveLength(1)
  expect(
    notLaidWords(certainlyNotLaid([prints], { ...small, maxLengthInches: 200, packing: 'boxes' }), ''),
  ).toBe(null)
})
