import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { squaredDistances } from './squared-distances.ts'

const grid = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([columns, rows]) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      marks: fc.uint8Array({ min: 0, max: 1, minLength: columns * rows, maxLength: columns * rows }),
    }),
  )

test('each marked point has its distance to the nearest unmarked one; others are at 0', () => {
  fc.assert(
    fc.property(grid, ({ columns, rows, marks }) => {
      const clear = [...marks.keys()].filter((at) => marks[at] === 0)
      fc.pre(clear.length > 0)
      const place = (at: number) => [at % columns, Math.floor(at / columns)] as const
      const nearest = (at: number): number => {
        const [x, y] = place(at)
        return Math.min(...clear.map(place).map(([cx, cy]) => (x - cx) ** 2 + (y - cy) ** 2))
      }
      expect([...squaredDistances(marks, columns, rows)]).toEqual([...marks.keys()].map(nearest))
    }),
    { numRuns: inputs(500) },
  )
})
