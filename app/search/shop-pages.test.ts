import { expect, test } from 'vitest'
import { findPages, suggestFor } from './shop-pages.ts'

const found = (text: string): string[] => findPages(text).map(({ to }) => to)

test('pages are found by name and by what people call them', () => {
  expect(found('Returns')).toEqual(['/returns'])
  expect(found('mug')).toEqual(['/tumblers'])
  expect(found('  PRINT market ')).toEqual(['/print-marketplace'])
  expect(found('faq')).toEqual(['/questions'])
  for (const text of ['tshirt', 't-shirts', 'shirts'])
    expect([text, found(text)]).toEqual([text, expect.arrayContaining(['/tshirts'])])
  expect(found('tumblers')).toContain('/tumblers')
  expect(found('gang sheets')).toContain('/prints')
  expect(suggestFor('tumblr')).toBe('tumbler')
})

test('every word must match, and no words match nothing', () => {
  expect(found('returns spaceship')).toEqual([])
  expect(found('   ')).toEqual([])
})
