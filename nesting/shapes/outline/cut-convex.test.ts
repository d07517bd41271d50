import { expect, test } from 'vitest'
import { cutConvex } from './cut-convex.ts'
import { growRings } from './grow-outline.ts'
import { joinHoles } from './join-holes.ts'
import { type Ring, signedArea } from './ring.ts'

const ringOf = (...points: readonly (readonly [number, number])[]): Ring => Float64Array.from(points.flat())
/** The same ring started at each of its corners. */
const turnsOf = (ring: Ring): Ring[] =>
  Array.from({ length: ring.length / 2 }, (_, corner) =>
    Float64Array.from([...ring.slice(2 * corner), ...ring.slice(0, 2 * corner)]),
  )

const letterL = ringOf([0, 0], [3, 0], [3, 1], [1, 1], [1, 3], [0, 3])
const squareWithManyCorners = ringOf([0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1])

test.each([
  ['a square with corners on its sides', squareWithManyCorners, 1, 4],
  ['an L', letterL, 2, 5],
  ['an L of three tenths', letterL.map((length) => length / 10), 2, 0.05],
])('%s is cut into as few convex parts as possible', (_name, outline, count, area) => {
  for (const ring of turnsOf(outline)) {
    const parts = cutConvex(ring, []) ?? []
    expect(parts).toHaveLength(count)
    expect(parts.reduce((sum, part) => sum + signedArea(part), 0)).toBeCloseTo(area, 12)
  }
})

/** Two arms with a gap of 0.2 between them; the hole is in the left one, closest to a corner of the right one. */
const twoArms = ringOf(
  [0, 0],
  [10, 0],
  [10, 10],
  [5.1, 10],
  [5.15, 5],
  [5.1, 1],
  [4.9, 1],
  [4.9, 10],
  [0, 10],
)
const hole = ringOf([4.3, 4.8], [4.3, 5.2], [4.7, 5.2], [4.7, 4.8])

test('a hole is joined by the shortest cut that crosses no edge, wherever the ring begins', () => {
  for (const outline of turnsOf(twoArms))
    for (const inner of turnsOf(hole)) {
      const joined = joinHoles(outline, [inner]) ?? ringOf()
      const text = joined.join(' ')
      expect(joined).toHaveLength(outline.length + inner.length + 4)
      expect(`${text} ${text}`).toContain('4.9 1 4.7 4.8')
      expect(signedArea(joined)).toBeCloseTo(signedArea(outline) + signedArea(inner), 12)
    }
})

test('a shallow notch is bridged, however long the bridge', () => {
  for (const width of [0.5, 1, 2]) {
    const notched = ringOf([0, 0], [width / 2, 0.01], [width, 0], [width, 3], [0, 3])
    expect(growRings([notched], 0.02, 4)).toEqual([ringOf([0, 0], [width, 0], [width, 3], [0, 3])])
  }
})
