import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { type LineLayout, layLines } from './lay-lines.ts'
import type { LetteringShape } from './lettering.ts'

const layout = (shape: LetteringShape, align: LineLayout['align'] = 'center'): LineLayout => ({
  shape,
  align,
  letterHeight: 10,
  lineHeight: 12,
})

const paths = (widths: readonly number[], one: LineLayout) => {
  const laid = layLines(widths, one)
  return (line: number, along: number) => {
    const path = laid[line]
    if (!path) throw new Error('no such line')
    return path(along)
  }
}

test('straight lines start at the left, middle or right of the widest', () => {
  const startOf = (align: LineLayout['align']) => paths([100, 40], layout({ kind: 'straight' }, align))(1, 0)
  expect(startOf('left')).toEqual({ x: 0, y: 12, lean: 0 })
  expect(startOf('center')).toEqual({ x: 30, y: 12, lean: 0 })
  expect(startOf('right')).toEqual({ x: 60, y: 12, lean: 0 })
  expect(paths([100], layout({ kind: 'straight' }))(0, 25)).toEqual({ x: 25, y: 0, lean: 0 })
})

test('a half-circle arch ends at its own height, leaning a quarter turn to each side', () => {
  const at = paths([100], layout({ kind: 'arch_up', bend: 100 }))
  const radius = 100 / Math.PI
  expect(at(0, 50)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(0), lean: expect.closeTo(0) })
  expect(at(0, 100)).toEqual({
    x: expect.closeTo(radius),
    y: expect.closeTo(radius),
    lean: expect.closeTo(Math.PI / 2),
  })
  const down = paths([100], layout({ kind: 'arch_down', bend: 100 }))
  expect(down(0, 0)).toEqual({
    x: expect.closeTo(-radius),
    y: expect.closeTo(-radius),
    lean: expect.closeTo(Math.PI / 2),
  })
})

test('a circle closes with a word space', () => {
  const at = paths([200], layout({ kind: 'circle' }))
  const [start, end] = [at(0, 0), at(0, 200)]
  const radius = 205 / (2 * Math.PI)
  const gap = 2 * radius * Math.sin(5 / 2 / radius)
  expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeCloseTo(gap)
})

const shapes = fc.oneof(
  fc.constant<LetteringShape>({ kind: 'straight' }),
  fc.constant<LetteringShape>({ kind: 'circle' }),
  fc.record({
    kind: fc.constantFrom('arch_up' as const, 'arch_down' as const, 'wave' as const),
    bend: fc.integer({ min: 1, max: 100 }),
  }),
)

test('no shape stretches a baseline or throws, whatever the widths', () => {
  fc.assert(
    fc.property(
      shapes,
      fc.constantFrom('left' as const, 'center' as const, 'right' as const),
      fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (shape, align, widths, share) => {
        const laid = layLines(widths, layout(shape, align))
        for (const [line, path] of laid.entries()) {
          const along = (widths[line] ?? 0) * share
          const [here, there] = [path(along), path(along + 0.01)]
          expect(Object.values(here).every(Number.isFinite)).toBe(true)
          const walked = Math.hypot(there.x - here.x, there.y - here.y)
          expect(Math.abs(walked - 0.01)).toBeLessThan(0.002)
        }
      },
    ),
    { numRuns: inputs(10_000) },
  )
})
