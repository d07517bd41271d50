import { createNester } from './nester.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'

const DEFAULT_STEPS = 2000

/**
 * Lays items on a film so that as little of it as possible is used, or as much as possible fits a fixed sheet.
 * All lengths are in one unit of the caller's choice, mm or inches, and the result is in the same.
 * Runs until the budget ends, the layout is proven the shortest, or the signal is aborted; returns the best so far.
 * Throws a TypeError when the budget is in milliseconds and no clock is given.
 */
export const nest = (items: readonly NestItem[], strip: NestStrip, options: NestOptions = {}): NestResult => {
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
