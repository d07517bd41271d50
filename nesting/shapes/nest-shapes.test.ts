import { describe, expect, it } from 'vitest'
import { starOf } from '#tests/harness/random-problems.ts'
import { nest } from '../index.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'
import { createShapeNester } from './shape-nester.ts'
import type { Point, ShapeItem } from './types.ts'

const square = (side: number): Point[] => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
]

const item = (id: string, outline: Point[], more: Partial<ShapeItem> = {}): ShapeItem => ({
  id,
  shape: [{ outline }],
  copies: 1,
  turns: 'quarter',
  ...more,
})

const film = { width: 10, spacing: 0, margin: 0 }

describe('nestShapes', () => {
  it('places two right triangles in their common square', () => {
    const triangle: Point[] = [
      [0, 0],
      [10, 0],
      [0, 10],
    ]
    const items = [item('triangle', triangle, { copies: 2 })]
    const result = nestShapes(items, film, { budget: { steps: 400 } })
    expect(result.height).toBeCloseTo(10, 2)
    expect(checkPlacements(items, film, result, 1e-6)).toEqual([])
  })

  it('places a part in the hole of another one, and keeps the spacing there', () => {
    const ring = item('ring', square(10))
    const holed: ShapeItem = {
      ...ring,
      shape: [{ outline: square(10), holes: [square(6).map(([x, y]): Point => [x + 2, y + 2])] }],
    }
    const strip = { ...film, spacing: 0.5 }
    const items = [holed, item('part', square(4))]
    const result = nestShapes(items, strip, { budget: { steps: 200 } })
    expect(result.height).toBe(10)
    expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
  })

  it('keeps the margin, and the box of each placement holds the turned shape', () => {
    const strip = { width: 12, spacing: 0.25, margin: 1 }
    const items = [
      item(
        'bar',
        [
          [0, 0],
          [6, 0],
          [6, 1],
          [0, 1],
        ],
        { copies: 5 },
      ),
    ]
    const result = nestShapes(items, strip, { budget: { steps: 60 } })
    expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
    for (const { turn, width, height } of result.placements) {
      expect([width, height]).toEqual(turn % 180 === 0 ? [6, 1] : [1, 6])
    }
  })

  it('reports by name what can never fit and places the rest', () => {
    const items = [
      item('line', [
        [0, 0],
        [3, 0],
        [1, 0],
      ]),
      item('point', [[1, 1]]),
      item('nothing', []),
      item('wild', [
        [Number.NaN, 0],
        [Number.POSITIVE_INFINITY, 1],
        [0, 2],
      ]),
      item('wide', square(11)),
      item('half', square(2), { copies: 1.5 }),
      item('none', square(2), { copies: 0 }),
      item('good', square(2)),
    ]
    const result = nestShapes(items, film, { budget: { steps: 5 } })
    expect(result.unplaced).toEqual([
      { itemId: 'line', copies: 1, reason: 'no_size' },
      { itemId: 'point', copies: 1, reason: 'no_size' },
      { itemId: 'nothing', copies: 1, reason: 'no_size' },
      { itemId: 'wild', copies: 1, reason: 'no_size' },
      { itemId: 'wide', copies: 1, reason: 'too_wide' },
      { itemId: 'half', copies: 1.5, reason: 'bad_copies' },
    ])
    expect(result.placements.map(({ itemId }) => itemId)).toEqual(['good'])
    expect(result.height).toBe(2)
  })

  it('nests the hull of a contour that crosses itself and says so', () => {
    const bow: Point[] = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ]
    const items = [item('bow', bow, { copies: 4 })]
    const strip = { ...film, width: 8 }
    const result = nestShapes(items, strip, { budget: { steps: 100 } })
    expect(result.optimal).toBe(true)
    expect(result.notes).toEqual([{ itemId: 'bow', note: 'self_crossing' }])
    expect(result.height).toBe(8)
    expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
  })

  it('leaves out what does not fit on a fixed sheet, by name', () => {
    const strip = { ...film, maxHeight: 10 }
    const items = [
      item('tile', square(5), { copies: 6 }),
      item('tall', [
        [0, 0],
        [1, 0],
        [1, 11],
        [0, 11],
      ]),
    ]
    const result = nestShapes(items, strip, { budget: { steps: 50 } })
    expect(result.placements).toHaveLength(4)
    expect(result.unplaced).toEqual([
      { itemId: 'tall', copies: 1, reason: 'too_tall' },
      { itemId: 'tile', copies: 2, reason: 'no_room' },
    ])
  })

  it('has a layout of 2,000 copies after its first step', () => {
    const items = [item('star', starOf([3, 1, 3, 1, 3, 1, 3, 1]), { copies: 2000 })]
    const strip = { ...film, width: 50, spacing: 0.2 }
    const nester = createShapeNester(items, strip)
    expect(nester.step()).toBe(true)
    expect(nester.best().placements).toHaveLength(2000)
  })

  it('streams shorter and shorter layouts and stops when asked', () => {
    const items = [item('star', starOf([3, 1, 3, 1, 3, 1, 3, 1, 3, 1]), { copies: 12 })]
    const heights: number[] = []
    const signal = { aborted: false }
    nestShapes(
      items,
      { ...film, width: 15 },
      {
        budget: { steps: 100_000 },
        signal,
        onImprovement: ({ height }) => {
          heights.push(height)
          signal.aborted = heights.length === 4
        },
      },
    )
    expect(heights).toHaveLength(4)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
  })

  it('is used by nest() for items with a shape', () => {
    const { placements, height, lowerBound, optimal } = nest([item('tile', square(5), { copies: 4 })], film)
    expect(placements).toHaveLength(4)
    expect([height, lowerBound, optimal]).toEqual([10, 10, true])
  })

  it('throws for a time budget without a clock', () => {
    expect(() => nestShapes([], film, { budget: { milliseconds: 5 } })).toThrow(TypeError)
  })

  it('gives the same result for the same seed and steps', () => {
    const items = [item('star', starOf([3, 1, 2, 1, 3, 2]), { copies: 8, turns: { step: 45 } })]
    const once = nestShapes(items, film, { seed: 5, budget: { steps: 150 } })
    expect(nestShapes(items, film, { seed: 5, budget: { steps: 150 } })).toEqual(once)
    expect(nestShapes(items, film, { seed: 6, budget: { steps: 150 } })).not.toEqual(once)
  })

  it.each([0.99, 1.01, 5, 1_000])(
    'specks of %s millionths of the film have no size, or are placed, however thin',
    (share) => {
      const size = share * 1e-6 * film.width
      for (const outline of [square(size), needle(size)]) {
        const items = [item('speck', outline, { copies: 3 }), item('square', square(2), { copies: 2 })]
        const result = nestShapes(items, film, { seed: 1, budget: { steps: 12 } })
        const noSize = [{ itemId: 'speck', copies: 3, reason: 'no_size' }]
        expect(result.unplaced).toEqual(share < 1 ? noSize : [])
        expect(result.placements).toHaveLength(share < 1 ? 2 : 5)
        expect(checkPlacements(items, film, result, 1e-7)).toEqual([])
      }
    },
  )
})

const needle = (length: number): Point[] => [
  [0, 0],
  [length, 0],
  [length, length / 100],
]
