import { expect, test } from 'vitest'
import { besidesKind, hasPattern, kindWords, nearestWords, searchPatterns } from './search-words.ts'

const finds = (text: string, words: string): boolean =>
  searchPatterns(text).every((pattern) => hasPattern(words, pattern))

test.each([
  ['shirts', 'Cotton shirt', true],
  ['boxes', 'A box', true],
  ['glass', 'Glass cup', true],
  ['tee', 'Tees of the tour', true],
  ['tee', 'Stainless steel', false],
  ['hoodies', 'Hoodie', true],
  ['bodies', 'Body art', true],
  ['body', 'Two bodies', true],
  ['t-shirts', 'T shirt', true],
  ['pre-made', 'premade sheets', true],
  ['100%', '100% cotton', true],
  ['(x', 'Bee (x)', true],
  ['_', 'Bee', false],
])('%s in %s: %s', (text, words, isFound) => {
  expect(finds(text, words)).toBe(isFound)
})

test('kinds are found by what shoppers call them, and only the remaining words are searched in the product', () => {
  for (const text of ['shirts', 't-shirts', 'tshirt', 'tee shirt', 't shirts'])
    expect([text, besidesKind(text, 'tshirt')]).toEqual([text, []])
  expect(besidesKind('gang sheets', 'gang-sheet')).toEqual([])
  expect(besidesKind('premade', 'gang-sheet')).toEqual([])
  expect(besidesKind('loud tees', 'tshirt')).toEqual(['loud'])
})

test('a misspelled word matches the nearest word, if one is close', () => {
  const known = Object.values(kindWords).join(' ').split(' ')
  expect(nearestWords('tumblr', known)).toBe('tumbler')
  expect(nearestWords('blue tumbelr', known)).toBeNull()
  expect(nearestWords('spaceship', known)).toBeNull()
})
