import { expect, test } from 'vitest'
import { figures } from './figures.ts'

/**
 * The codebase's limits (docs/adr/0022-the-house.md). A limit is lowered when the count falls below it, and never
 * raised.
 */
const bars = { folders: 0, manyImports: 25, longFunctions: 40, namesInTwoPlaces: 0 }

test.each(Object.entries(bars) as [keyof typeof bars, number][])('%s: at most %d', (name, most) => {
  const found = figures[name]()
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most)
})
