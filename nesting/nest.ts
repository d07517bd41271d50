import { createNester } from './nester.ts'
import { nestShapes, type ShapeItem, type ShapeOptions, type ShapeResult } from './shapes/index.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'

const DEFAULT_STEPS = 2000

/**
 * Nests items on a film so that as little of it as possible is used, or as many as possible fit on a fixed sheet. Items
 * are rectangles, or true shapes if the first one has a `shape`. All lengths are in one unit of the caller's choice, mm
 * or inches, and the result uses the same. Runs until the budget ends, the layout is proven to be the shortest, or the
 * signal is aborted; returns the best so far. Throws a TypeError when the budget is in milliseconds and no clock is
 * given.
 */
export function nest(items: readonly NestItem[], strip: NestStrip, options?: NestOptions): NestResult
export function nest(items: readonly ShapeItem[], strip: NestStrip, options?: ShapeOptions): ShapeResult
export function nest(
  items: readonly NestItem[] | readonly ShapeItem[],
  strip: NestStrip,
  options: NestOptions | ShapeOptions = {},
): NestResult | ShapeResult {
  return isShapes(items)
    ? nestShapes(items, strip, options as ShapeOptions)
    : nestRectangles(items, strip, options as NestOptions)
}

export const isShapes = (items: readonly NestItem[] | readonly ShapeItem[]): items is readonly ShapeItem[] =>
  items[0] !== undefined && 'shape' in items[0]

const nestRectangles = (items: readonly NestItem[], strip: NestStrip, options: NestOptions): NestResult => {
  const { budget = { steps: DEFAULT_STEPS }, now, onImprovement, signal } = options
  if (budget.milliseconds !== undefined && !now)
    throw new TypeError('A budget in milliseconds needs a clock: now')
  const startedAt = now?.() ?? 0
  const hasTime = () => budget.milliseconds === undefined || (now?.() ?? 0) - startedAt < budget.milliseconds
  const steps = budget.steps ?? (budget.milliseconds === undefined ? DEFAULT_STEPS : Number.POSITIVE_INFINITY)
  const nester = createNester(items, strip, options)
  do {
    if (nester.step(1)) onImprovement?.(nester.best())
  } while (!nester.isDone() && nester.tried() < steps && hasTime() && !signal?.aborted)
  return nester.best()
}
