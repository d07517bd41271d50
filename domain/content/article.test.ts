import { expect, test } from 'vitest'
import { maxArticleFilmBytes } from './article.ts'

test('a film may be of 500 MB', () => {
  expect(maxArticleFilmBytes).toBe(524_288_000)
})
