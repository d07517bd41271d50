import { expect, test } from 'vitest'
import { createPart, mirrorPart } from '../outline/convex-part.ts'
import { discSides, noFitArea } from './no-fit-areas.ts'

/**
 * Turned shapes have sides that are off by rounding: this one's left side points slightly past the end of the circle.
 */
const square = createPart(new Float64Array([0, 0, 2, 0, 2, 2, 1e-9, 2]))
const grid = { minX: 0, minY: 0, cell: 1 }

test('sides of one direction are merged, even where the circle of directions closes', () => {
  const area = noFitArea(square, mirrorPart(square), 1, discSides(8), grid)

  // A square's four directions are among the disc's eight, whose left one is given as −π.
  expect(square.sides.at(-1)?.angle).toBeCloseTo(Math.PI, 6)
  expect(area.planes).toHaveLength(3 * 8)
  expect([...area.corners].every(Number.isFinite)).toBe(true)
  // Twice the square, plus 1 around it.
  expect([...area.corners].filter((_, at) => at % 2 === 0).map((u) => Math.abs(u))).toContainEqual(
    expect.closeTo(3, 6),
  )
})
