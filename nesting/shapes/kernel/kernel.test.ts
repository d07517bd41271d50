import { expect, test } from 'vitest'
import { createShapeProblem } from '../problem.ts'
import { createLayout, movePiece } from '../search/layout.ts'
import type { Point, ShapeItem } from '../types.ts'
import { createKernel } from './kernel.ts'

const square: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const squares = (copies: number): ShapeItem[] => [
  { id: 'square', shape: [{ outline: square }], copies, turns: 'none' },
]
const strip = { width: 10, spacing: 0.5, margin: 0 }

const layoutOf = (places: Point[], length: number) => {
  const layout = createLayout(places.length)
  layout.length = length
  places.forEach(([x, y], piece) => {
    movePiece(layout, piece, x, y, 0)
  })
  return layout
}

test('pieces clash when they are closer to each other than the spacing', () => {
  const kernel = createKernel(createShapeProblem(squares(3), strip))
  kernel.load(
    layoutOf(
      [
        [1, 1],
        [3.4, 1],
        [6, 1],
      ],
      10,
    ),
  )
  expect(kernel.measure()).toBeGreaterThan(0)
  expect([...kernel.clashes()]).toEqual([1, 1, 0])
  kernel.load(
    layoutOf(
      [
        [1, 1],
        [3.5, 1],
        [6, 1],
      ],
      10,
    ),
  )
  expect(kernel.measure()).toBe(0)
  expect(kernel.isClear(0, 8.5, 1)).toBe(true)
  expect(kernel.isClear(0, 8.4, 1)).toBe(false)
})

test('deeper is worse, and a clashing pair gets heavier until it separates', () => {
  const kernel = createKernel(createShapeProblem(squares(2), strip))
  const lossAt = (x: number) => {
    kernel.load(
      layoutOf(
        [
          [1, 1],
          [x, 1],
        ],
        10,
      ),
    )
    return kernel.measure()
  }
  expect(lossAt(2)).toBeGreaterThan(lossAt(3))
  kernel.load(
    layoutOf(
      [
        [1, 1],
        [2, 1],
      ],
      10,
    ),
  )
  kernel.seed(1)
  let loss = kernel.measure()
  for (let pass = 0; pass < 50 && loss > 0; pass++) {
    loss = kernel.pass({ near: 4, anywhere: 4, refined: 2 })
    kernel.updateWeights()
  }
  expect(loss).toBe(0)
  const layout = layoutOf(
    [
      [0, 0],
      [0, 0],
    ],
    10,
  )
  kernel.save(layout)
  const [dx, dy] = [
    Math.abs((layout.x[0] as number) - (layout.x[1] as number)),
    Math.abs((layout.y[0] as number) - (layout.y[1] as number)),
  ]
  expect(Math.max(dx, dy)).toBeGreaterThanOrEqual(2.5 - 1e-6)
})

test('the same seed makes the same moves', () => {
  const moved = (seed: number) => {
    const kernel = createKernel(createShapeProblem(squares(6), strip))
    const layout = layoutOf(
      [
        [1, 1],
        [1, 1],
        [2, 2],
        [2, 2],
        [3, 3],
        [3, 3],
      ],
      9,
    )
    kernel.load(layout)
    kernel.measure()
    kernel.seed(seed)
    kernel.pass({ near: 4, anywhere: 4, refined: 2 })
    kernel.save(layout)
    return [...layout.x, ...layout.y]
  }
  expect(moved(7)).toEqual(moved(7))
  expect(moved(7)).not.toEqual(moved(8))
})
