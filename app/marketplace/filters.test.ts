import { expect, test } from 'vitest'
import { readFilters, writeFilters } from './filters.ts'

test('written filters are read back, and defaults leave no trace', () => {
  const filters = { text: 'two cats & a bee', category: 'animals', layout: 'list', pages: 3 } as const
  const query = writeFilters(filters)
  expect(query).toBe('?search=two+cats+%26+a+bee&category=animals&view=list&pages=3')
  expect(readFilters(new URLSearchParams(query))).toEqual(filters)
  expect(writeFilters(filters, { text: '', category: '', layout: 'grid', pages: 1 })).toBe('')
})

test.each(['-1', '0', '1.5', 'many', ''])('pages=%s is one page', (pages) => {
  expect(readFilters(new URLSearchParams({ pages, view: 'sideways' }))).toEqual({
    text: '',
    category: '',
    layout: 'grid',
    pages: 1,
  })
})
