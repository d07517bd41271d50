import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOnRolls, starOf } from '#tests/harness/random-problems.ts'
import { inputs, isLong } from '#tests/harness/run-form.ts'
import { createRandom } from '../../random.ts'
import { checkPlacements } from '../check-placements.ts'
import { createKernel } from '../kernel/kernel.ts'
import { nestShapes } from '../nest-shapes.ts'
import { createShapeProblem, type ShapeProblem } from '../problem.ts'
import { createShapeNester } from '../shape-nester.ts'
import type { ShapeItem, ShapeResult } from '../types.ts'
import { construct } from './construct.ts'
import { cloneLayout, type Layout } from './layout.ts'
import type { Space } from './space.ts'
import { symmetricLayouts } from './symmetry.ts'

const strip = { width: 30, spacing: 0.25, margin: 0 }
const star = (id: string, copies: number, more: Partial<ShapeItem> = {}): ShapeItem => ({
  id,
  shape: [{ outline: starOf([3, 1, 2, 1, 3, 2]) }],
  copies,
  turns: 'half',
  ...more,
})

describe('symmetric layouts', () => {
  test('stay the same after a half turn, however they are shortened, disturbed, separated and fitted', () => {
    const { problem, space, layout, kernel } = start([
      star('big', 41),
      star('small', 30, { shape: [{ outline: starOf([1, 2, 1]) }] }),
    ])
    const odd = space.mates.filter((mate) => mate === -1)
    expect(odd).toHaveLength(1)
    const random = createRandom(5)
    let disturbed = 0
    for (let round = 0; round < 8; round++) {
      space.shrink(layout, layout.length * 0.97, random.real() * space.span(layout))
      expectSymmetry(problem, space, layout)
      const before = cloneLayout(layout)
      space.disturb(layout, random)
      if (!isSame(layout, before)) disturbed++
      expectSymmetry(problem, space, layout)
      kernel.load(layout)
      kernel.measure()
      kernel.pass({ near: 5, anywhere: 5, refined: 1 })
      kernel.save(layout)
      expectSymmetry(problem, space, layout)
    }
    expect(disturbed).toBeGreaterThan(3)
    layout.length += 3
    for (let i = 0; i < layout.y.length; i++) layout.y[i] = (layout.y[i] as number) + 1.5
    const [length, height] = [layout.length, heightOf(problem, layout)]
    space.fit(layout)
    expect(layout.length).toBeLessThan(length - 1)
    expect(heightOf(problem, layout)).toBeCloseTo(height, 9)
    expectSymmetry(problem, space, layout)
  })

  test('start with the rotated images behind the pieces, without overlap', () => {
    const { layout, kernel } = start([star('big', 64)])
    kernel.load(layout)
    expect(kernel.measure()).toBe(0)
  })

  test('are not used for few copies, shapes that cannot turn, or films with something on them', () => {
    const spaceFor = (items: ShapeItem[], locked = 0) =>
      symmetricLayouts(
        createShapeProblem(
          items,
          strip,
          Array.from({ length: locked }, () => ({ x: 0, y: 0, width: 1, height: 1 })),
        ),
      )
    expect(spaceFor([star('a', 60)])).toBeDefined()
    expect(spaceFor([star('a', 59)])).toBeUndefined()
    expect(spaceFor([star('a', 60, { turns: 'none' })])).toBeUndefined()
    expect(spaceFor([star('a', 60)], 1)).toBeUndefined()
    const onlyOnes = Array.from({ length: 60 }, (_, index) =>
      star(`one ${index}`, 1, { shape: [{ outline: starOf([3, 1, 2 + index / 100]) }] }),
    )
    expect(spaceFor(onlyOnes)).toBeUndefined()
    // A shape that looks the same after a half turn needs no other turn.
    const square: ShapeItem['shape'] = [
      {
        outline: [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
      },
    ]
    expect(spaceFor([star('square', 60, { shape: square, turns: 'half' })])).toBeDefined()
  })

  test('are reported for many copies until the last part of the budget', () => {
    const items = [star('big', 40), star('small', 20, { shape: [{ outline: starOf([1, 2, 1]) }] })]
    const nesterUntil = (share: number) => {
      const nester = createShapeNester(items, strip, { spent: (tried) => Math.min(share, tried / 1_000) })
      nester.step(1_000)
      return nester.best()
    }
    const symmetric = nesterUntil(0.94)
    expect(symmetric.placements).toHaveLength(60)
    expect(placesOf(symmetric, true)).toEqual(placesOf(symmetric, false))
    const boxes = createShapeNester(items, strip)
    boxes.step(1)
    expect(symmetric.height).toBeLessThan(boxes.best().height)
    expect(placesOf(boxes.best(), true)).not.toEqual(placesOf(boxes.best(), false))
  })

  test('of any shapes: nothing overlaps or comes too close, and counts are exact', () => {
    let searched = 0
    fc.assert(
      fc.property(problemsOnRolls, ({ items, strip, seed }) => {
        const many = items.map((item, index) => ({
          ...item,
          copies: 25 + ((seed + index) % 10),
          turns: item.turns === 'none' ? 'half' : item.turns,
        }))
        if (symmetricLayouts(createShapeProblem(many, strip)) !== undefined) searched++
        const result = nestShapes(many, strip, { seed, budget: { steps: 60 } })
        expect(checkPlacements(many, strip, result, 1e-7)).toEqual([])
      }),
      { numRuns: inputs(120) },
    )
    expect(searched).toBeGreaterThan(isLong ? 30 : 0)
  })
})

const start = (items: ShapeItem[]) => {
  const problem = createShapeProblem(items, strip)
  const space = symmetricLayouts(problem)
  if (space === undefined) throw new Error('these can be laid symmetrically')
  const kernel = createKernel(problem)
  const run = construct(problem, kernel, createRandom(1), 200, 60, space.leaders)
  let turn = run.next()
  while (!turn.done) turn = run.next()
  const layout = turn.value
  space.complete(layout)
  kernel.setMates(space.mates)
  return { problem, space, layout, kernel }
}

/** Item, box and turn of every copy, as placed or turned by half along with the film. */
const placesOf = ({ placements, height }: ShapeResult, isTurned: boolean) =>
  placements
    .map((placed) => {
      const x = isTurned ? strip.width - placed.x - placed.width : placed.x
      const y = isTurned ? height - placed.y - placed.height : placed.y
      const turn = (placed.turn + (isTurned ? 180 : 0)) % 360
      return `${placed.itemId} ${turn} ${Math.abs(x).toFixed(6)} ${Math.abs(y).toFixed(6)}`
    })
    .sort()

const isSame = (one: Layout, other: Layout) =>
  [...one.x, ...one.y, ...one.pose].join() === [...other.x, ...other.y, ...other.pose].join()

/** Each image is where a half turn around the film's center moves its piece, in that pose. */
const expectSymmetry = (problem: ShapeProblem, { mates }: Space, layout: Layout) => {
  mates.forEach((image, piece) => {
    if (image < 0) return
    expect((layout.x[image] as number) + (layout.x[piece] as number)).toBeCloseTo(problem.width, 9)
    expect((layout.y[image] as number) + (layout.y[piece] as number)).toBeCloseTo(layout.length, 9)
    const degrees = (at: number) => problem.poses[layout.pose[at] as number]?.degrees as number
    expect(Math.abs(degrees(image) - degrees(piece))).toBe(180)
  })
}

const heightOf = (problem: ShapeProblem, layout: Layout) => {
  const ends = problem.pieces.map((_, piece) => {
    const box = problem.poses[layout.pose[piece] as number]?.box
    return [(layout.y[piece] as number) + (box?.minY ?? 0), (layout.y[piece] as number) + (box?.maxY ?? 0)]
  })
  return Math.max(...ends.map(([, end]) => end as number)) - Math.min(...ends.map(([from]) => from as number))
}
