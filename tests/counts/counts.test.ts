import { expect, test } from 'vitest'
import { figures } from './figures.ts'

/** What the house may have at most (docs/adr/0022-the-house.md). A bar is lowered when it is undercut, and never raised. */
const bars = { folders: 0, manyImports: 25, longFunctions: 40, namesInTwoPlaces: 0 }

test.each(Object.entries(bars) as [keyof typeof bars, number][])('%s: at most %d', (name, most) => {
  const found = figures[name]()
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most)
})
