import { expect, test } from 'vitest'
import { readPrintRows } from './print-data.ts'

test.each([
  ['nothing', undefined, 'general'],
  ['an empty cell', '', 'general'],
  ['a category', 'animals', 'animals'],
])('a print whose row gives %s as its category is in one', (_what, category, kept) => {
  const row = { title: 'Bee', ...(category !== undefined && { category }) }
  expect(readPrintRows('print', [row], null)).toMatchObject({ title: 'Bee', category: kept })
})
