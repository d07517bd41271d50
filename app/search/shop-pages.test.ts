import { expect, test } from 'vitest'
import { findPages } from './shop-pages.ts'

const found = (text: string): string[] => findPages(text).map(({ to }) => to)

test('pages are found by their name and by what people call them', () => {
  expect(found('Returns')).toEqual(['/returns'])
  expect(found('mug')).toEqual(['/tumblers'])
  expect(found('  PRINT market ')).toEqual(['/print-marketplace'])
  expect(found('faq')).toEqual(['/questions'])
})

test('each word must be there, and no word finds nothing', () => {
  expect(found('returns spaceship')).toEqual([])
  expect(found('   ')).toEqual([])
})
