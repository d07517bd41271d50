import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nest } from '../index.ts'
import { checkPlacements } from './check-placements.ts'
import { nestShapes } from './nest-shapes.ts'
import { createShapeNester } from './shape-nester.ts'
import type { Point, ShapeItem, ShapeTurns } from './types.ts'

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
  it('lays two right triangles into their common square', () => {
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

  it('lays a part into the hole of another one, and keeps the spacing there', () => {
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

  it('reports what can never fit by name and lays the rest', () => {
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

  it('nests the hull of a contour that crosses itself, and says so', () => {
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

  it('leaves out of a fixed sheet what does not fit, by name', () => {
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

  it('streams shorter and shorter layouts and stops when told', () => {
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

  it('is behind the common door for items with a shape', () => {
    const { placements, height, lowerBound, optimal } = nest([item('tile', square(5), { copies: 4 })], film)
    expect(placements).toHaveLength(4)
    expect([height, lowerBound, optimal]).toEqual([10, 10, true])
  })

  it('throws when time is given without a clock', () => {
    expect(() => nestShapes([], film, { budget: { milliseconds: 5 } })).toThrow(TypeError)
  })

  it('gives the same answer for the same seed and steps', () => {
    const items = [item('star', starOf([3, 1, 2, 1, 3, 2]), { copies: 8, turns: { step: 45 } })]
    const once = nestShapes(items, film, { seed: 5, budget: { steps: 150 } })
    expect(nestShapes(items, film, { seed: 5, budget: { steps: 150 } })).toEqual(once)
    expect(nestShapes(items, film, { seed: 6, budget: { steps: 150 } })).not.toEqual(once)
  })

  it('never lays anything on or too near to anything else, and loses nothing', () => {
    const problems = fc.record({
      strip: fc.record({
        width: fc.double({ min: 4, max: 12, noNaN: true }),
        spacing: fc.constantFrom(0, 0, 0.25, 1),
        margin: fc.constantFrom(0, 0, 0.5),
      }),
      shapes: fc.array(anyItem, { minLength: 1, maxLength: 5 }),
      seed: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(problems, ({ strip, shapes, seed }) => {
        const items = shapes.map((shape, index) => ({ ...shape, id: `item ${index}` }))
        const result = nestShapes(items, strip, { seed, budget: { steps: 12 } })
        expect(checkPlacements(items, strip, result, 1e-7)).toEqual([])
      }),
      { numRuns: 1000, seed: 11 },
    )
  })
})

/** A ring around the origin with the given radii. */
const starOf = (radii: readonly number[]): Point[] =>
  radii.map((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

const anyNumber = fc.double({ min: -6, max: 6, noNaN: true })
const anyRadius = fc.double({ min: 0.3, max: 3, noNaN: true })
const anyStar = fc.array(anyRadius, { minLength: 3, maxLength: 12 }).map(starOf)
/** Mostly self-crossing. */
const anyPoints: fc.Arbitrary<Point[]> = fc.array(fc.tuple(anyNumber, anyNumber), { maxLength: 7 })
const onGrid: fc.Arbitrary<Point[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
  { maxLength: 8 },
)
const anyRing = fc.oneof({ weight: 4, arbitrary: anyStar }, anyPoints, onGrid)
const doubled = anyStar.map((points) => points.flatMap((point) => [point, point]))
const anyContour = fc.oneof(
  { weight: 4, arbitrary: anyRing.map((outline) => ({ outline })) },
  doubled.map((outline) => ({ outline })),
  anyStar.map((outline) => ({
    outline: outline.map(([x, y]): Point => [3 * x, 3 * y]),
    holes: [outline],
  })),
)
const anyTurns = fc.constantFrom<ShapeTurns>('none', 'half', 'quarter', { step: 45 })
const anyItem = fc.record({
  shape: fc.oneof(
    { weight: 5, arbitrary: anyContour.map((contour) => [contour]) },
    fc.tuple(anyContour, anyContour),
  ),
  copies: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 3 }) },
    fc.constantFrom(-1, 0.5, Number.NaN),
  ),
  turns: anyTurns,
})
