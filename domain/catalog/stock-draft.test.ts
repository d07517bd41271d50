import { expect, test } from 'vitest'
import { countOf, fillAll, fillColumn, fillRow, pasteCells } from './stock-draft.ts'

const axes = { sizes: ['S', 'M', 'L'], colors: ['Black', 'White'] }

test('a row, a column or everything is filled in one go', () => {
  expect(fillRow({ 'M-Black': '1' }, axes, 'S', '7')).toEqual({
    'M-Black': '1',
    'S-Black': '7',
    'S-White': '7',
  })
  expect(fillColumn({}, axes, 'White', '3')).toEqual({ 'S-White': '3', 'M-White': '3', 'L-White': '3' })
  expect(Object.values(fillAll({}, axes, '100'))).toEqual(['100', '100', '100', '100', '100', '100'])
})

test('spreadsheet cells fill in from where they are pasted', () => {
  const draft = { 'S-Black': '1', 'M-Black': '1', 'L-White': '1' }
  expect(pasteCells(draft, axes, { size: 'M', color: 'Black' }, '12\t1,200\r\n\t5\r\n9\t9\r\n')).toEqual({
    draft: { 'S-Black': '1', 'M-Black': '12', 'M-White': '1200', 'L-White': '5' },
    taken: 3,
    refused: 0,
  })
  expect(pasteCells({}, axes, { size: 'S', color: 'White' }, '-4\nmany\n0')).toEqual({
    draft: { 'L-White': '0' },
    taken: 1,
    refused: 2,
  })
  expect(pasteCells(draft, axes, { size: 'S', color: 'Black' }, '8')).toBeNull()
})

test.each([
  ['0', 0],
  [' 1,000 ', 1_000],
  ['-1', null],
  ['2.5', null],
  ['', null],
  ['9999999', null],
])('%j counts as %s', (typed, count) => expect(countOf(typed)).toBe(count))
