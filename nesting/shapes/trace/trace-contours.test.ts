import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import type { Contour, Point } from '../types.ts'
import type { AlphaMask } from './ink.ts'
import { traceContours } from './trace-contours.ts'

/** A mask from rows of text: `#` is ink. */
const picture = (...rows: string[]): AlphaMask => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  alpha: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 255 : 0)),
})

const isInRing = (ring: readonly Point[], x: number, y: number) => {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}

const isInk = (contours: readonly Contour[], x: number, y: number) =>
  contours.some(
    ({ outline, holes = [] }) => isInRing(outline, x, y) && !holes.some((hole) => isInRing(hole, x, y)),
  )

const distanceToContours = (contours: readonly Contour[], x: number, y: number) =>
  Math.min(
    ...contours.flatMap(({ outline, holes = [] }) =>
      [outline, ...holes].flatMap((ring) =>
        ring.map(([ax, ay], i) => {
          const [bx, by] = ring[(i + 1) % ring.length] as Point
          const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
          const t = Math.max(0, Math.min(1, share))
          return Math.sqrt((x - ax - t * (bx - ax)) ** 2 + (y - ay - t * (by - ay)) ** 2)
        }),
      ),
    ),
  )

const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

describe('traceContours', () => {
  it('returns nothing for an empty picture or one without ink', () => {
    expect(traceContours({ width: 0, height: 0, alpha: new Uint8Array() }, { pixel: 1 })).toEqual([])
    expect(traceContours(picture('....', '....'), { pixel: 1 })).toEqual([])
    expect(traceContours(picture('##'), { pixel: Number.NaN })).toEqual([])
  })

  it('draws one pixel as an octagon around its square', () => {
    const [contour] = traceContours(picture('#'), { pixel: 2, tolerance: 0 })
    expect(contour?.outline).toHaveLength(8)
    expect(contour?.holes).toEqual([])
    // The square of 2 × 2 with 1 more on each side, minus four corners of 1 × 1 cut in half.
    expect(area(contour?.outline ?? [])).toBe(14)
  })

  it('joins pixels that touch at a corner and keeps islands apart', () => {
    expect(traceContours(picture('#..', '.#.', '..#'), { pixel: 1, tolerance: 0 })).toHaveLength(1)
    expect(traceContours(picture('#...', '....', '....', '...#'), { pixel: 1, tolerance: 0 })).toHaveLength(2)
  })

  it('keeps a hole and the island in it', () => {
    const ring = picture(
      '###########',
      '#.........#',
      '#.........#',
      '#.........#',
      '#.........#',
      '#....#....#',
      '#.........#',
      '#.........#',
      '#.........#',
      '#.........#',
      '###########',
    )
    const contours = traceContours(ring, { pixel: 1, tolerance: 0 })
    expect(contours.map(({ holes = [] }) => holes.length).sort()).toEqual([0, 1])
    expect(traceContours(ring, { pixel: 1, closeGaps: 12 }).flatMap(({ holes = [] }) => holes)).toEqual([])
  })

  it('counts anything at least as opaque as the threshold as ink', () => {
    const faint = { width: 2, height: 1, alpha: Uint8Array.of(20, 200) }
    const [all] = traceContours(faint, { pixel: 1, tolerance: 0 })
    const [strong] = traceContours(faint, { pixel: 1, tolerance: 0, threshold: 100 })
    expect(Math.min(...(all?.outline ?? []).map(([x]) => x))).toBe(-0.5)
    expect(Math.min(...(strong?.outline ?? []).map(([x]) => x))).toBe(0.5)
  })

  it('simplifies a disc of 20,000 pixels to a few corners', () => {
    const radius = 80
    const size = 2 * radius
    const alpha = Uint8Array.from({ length: size * size }, (_, i) =>
      ((i % size) + 0.5 - radius) ** 2 + (Math.floor(i / size) + 0.5 - radius) ** 2 <= radius ** 2 ? 255 : 0,
    )
    const [disc] = traceContours({ width: size, height: size, alpha }, { pixel: 1, tolerance: 1.5 })
    expect(disc?.outline.length).toBeLessThan(60)
    expect(area(disc?.outline ?? [])).toBeLessThan(Math.PI * (radius + 2.5) ** 2)
  })

  it('never gets thinner than its ink, or closer to it than the offset', () => {
    const anything = fc.record({
      width: fc.integer({ min: 1, max: 14 }),
      height: fc.integer({ min: 1, max: 14 }),
      seeds: fc.array(fc.boolean(), { minLength: 196, maxLength: 196 }),
      offset: fc.constantFrom(0, 0, 0.4, 1, 2.3),
      closeGaps: fc.constantFrom(0, 0, 1, 3),
      tolerance: fc.constantFrom(0, 0.5, 1, 3),
      mostSquares: fc.constantFrom(8, 1024),
    })
    fc.assert(
      fc.property(anything, ({ width, height, seeds, offset, closeGaps, tolerance, mostSquares }) => {
        const alpha = Uint8Array.from({ length: width * height }, (_, i) => (seeds[i] ? 255 : 0))
        const pixel = 0.5
        const contours = traceContours(
          { width, height, alpha },
          { pixel, offset: offset * pixel, closeGaps, tolerance, mostSquares },
        )
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            if (!seeds[y * width + x]) continue
            for (const [dx, dy] of [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ] as const) {
              expect(isInk(contours, (x + dx) * pixel, (y + dy) * pixel)).toBe(true)
              const clear = distanceToContours(contours, (x + dx) * pixel, (y + dy) * pixel)
              expect(clear).toBeGreaterThanOrEqual(offset * pixel - 1e-9)
            }
          }
        }
      }),
      { numRuns: inputs(800) },
    )
  })
})
