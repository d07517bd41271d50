import { createShapeNester } from './shape-nester.ts'
import type { ShapeItem, ShapeOptions, ShapeResult, ShapeStrip } from './types.ts'

const DEFAULT_STEPS = 200

/**
 * Nests shapes on a film so that as little of it as possible is used; parts may go into the hollows and holes of
 * others. All lengths are in one unit of the caller's choice, mm or inches. Contours never overlap or come closer than
 * the spacing. Runs until the budget ends or the signal is aborted; returns the best so far. Throws a TypeError when
 * the budget is in milliseconds and no clock is given.
 */
export const nestShapes = (
  items: readonly ShapeItem[],
  strip: ShapeStrip,
  options: ShapeOptions = {},
): ShapeResult => {
  const { budget = { steps: DEFAULT_STEPS }, now, onImprovement, signal } = options
  const { milliseconds } = budget
  if (milliseconds !== undefined && !now) throw new TypeError('A budget in milliseconds needs a clock: now')
  const startedAt = now?.() ?? 0
  const steps = budget.steps ?? (milliseconds === undefined ? DEFAULT_STEPS : Number.POSITIVE_INFINITY)
  const spent = (tried: number) =>
    Math.max(tried / steps, milliseconds === undefined ? 0 : ((now?.() ?? 0) - startedAt) / milliseconds)
  const nester = createShapeNester(items, strip, {
    seed: options.seed,
    locked: options.locked,
    spread: options.spread,
    spent,
  })
  do {
    if (nester.step(1)) onImprovement?.(nester.best())
  } while (!nester.isDone() && spent(nester.tried()) < 1 && !signal?.aborted)
  return nester.best()
}
