import fc from 'fast-check'
import type { Point, ShapeItem, ShapeObstacle, ShapeStrip, ShapeTurns } from '#nesting/shapes/types.ts'

/** For tests: shapes that no one should draw, and films too narrow for some of them. */
export type RandomProblem = {
  readonly items: readonly ShapeItem[]
  readonly strip: ShapeStrip
  readonly seed: number
}

/** A ring around the origin with the given radii. */
export const starOf = (radii: readonly number[]): Point[] =>
  radii.map((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

const anyNumber = fc.double({ min: -6, max: 6, noNaN: true })
const anyRadius = fc.double({ min: 0.3, max: 3, noNaN: true })
const anyStar = fc.array(anyRadius, { minLength: 3, maxLength: 12 }).map(starOf)
/** Mostly self-crossing. */
const anyPoints: fc.Arbitrary<Point[]> = fc.array(fc.tuple(anyNumber, anyNumber), { maxLength: 7 })
/** Often with duplicate points, overlapping edges, or no area at all. */
const onGrid: fc.Arbitrary<Point[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
  { maxLength: 8 },
)
/** A point, a line there and back, a ring far larger than any film. */
const withoutSense: fc.Arbitrary<Point[]> = fc.constantFrom<Point[]>(
  [],
  [[2, 2]],
  [
    [0, 0],
    [3, 1],
    [6, 2],
    [3, 1],
  ],
  [
    [0, 0],
    [1e4, 0],
    [1e4, 1e4],
  ],
  [
    [0, 0],
    [1e-12, 0],
    [0, 1e-12],
  ],
)
const anyRing = fc.oneof({ weight: 5, arbitrary: anyStar }, anyPoints, onGrid, withoutSense)
const doubled = anyStar.map((points) => points.flatMap((point) => [point, point]))
const anyFrame = anyStar.map((outline) => ({
  outline: outline.map(([x, y]): Point => [3 * x, 3 * y]),
  holes: [outline],
}))
const anyContour = fc.oneof(
  { weight: 4, arbitrary: anyRing.map((outline) => ({ outline })) },
  doubled.map((outline) => ({ outline })),
  anyFrame,
)
/** Eighths need many tables, and so are rare. */
const anyTurns = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<ShapeTurns>('none', 'half', 'quarter') },
  fc.constant<ShapeTurns>({ step: 45 }),
)
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
const anyStrip = fc.record({
  width: fc.double({ min: 4, max: 12, noNaN: true }),
  spacing: fc.constantFrom(0, 0, 0.25, 1),
  margin: fc.constantFrom(0, 0, 0.5),
})

const problemsOn = (strip: fc.Arbitrary<ShapeStrip>): fc.Arbitrary<RandomProblem> =>
  fc.record({
    strip,
    items: fc
      .array(anyItem, { minLength: 1, maxLength: 5 })
      .map((all) => all.map((item, index): ShapeItem => ({ ...item, id: `item ${index}` }))),
    seed: fc.integer({ min: 1, max: 1000 }),
  })

export const problemsOnRolls = problemsOn(anyStrip)
export const problemsOnSheets = problemsOn(
  fc
    .tuple(anyStrip, fc.double({ min: 0, max: 14, noNaN: true }))
    .map(([strip, maxHeight]) => ({ ...strip, maxHeight })),
)

const anyPlace = fc.double({ min: -4, max: 14, noNaN: true })
const anySide = fc.double({ min: 0.1, max: 5, noNaN: true })
const anySolid = fc.oneof(
  anyStar.map((outline) => ({ outline })),
  doubled.map((outline) => ({ outline })),
  anyFrame,
)

/** What is already on the film: shapes and boxes, also across its edges and overlapping one another. */
export const anyObstacles: fc.Arbitrary<ShapeObstacle[]> = fc.array(
  fc.oneof(
    fc.record({
      shape: anySolid.map((contour) => [contour]),
      x: anyPlace,
      y: anyPlace,
      turn: fc.constantFrom(0, 90, 180, 270, 33),
    }),
    fc.record({ x: anyPlace, y: anyPlace, width: anySide, height: anySide }),
  ),
  { maxLength: 4 },
)
