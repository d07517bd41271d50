import { expect, test } from 'vitest'
import { maxArticleVideoBytes } from './article.ts'

test('a video can be up to 500 MB', () => {
  expect(maxArticleVideoBytes).toBe(524_288_000)
})
