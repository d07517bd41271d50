import type { Random } from '../../random.ts'
import { createKernel, type Effort, type Kernel } from '../kernel/kernel.ts'
import type { ShapeProblem } from '../problem.ts'
import { cloneLayout, copyLayout, type Layout } from './layout.ts'

/** The current layout with everything needed to move its pieces. */
export type Workbench = {
  readonly problem: ShapeProblem
  readonly layout: Layout
  readonly random: Random
  readonly kernel: Kernel
}

export type Patience = {
  /** Passes without improvement before a strike. */
  readonly passes: number
  readonly strikes: number
  readonly effort: Effort
}

export const createWorkbench = (
  problem: ShapeProblem,
  layout: Layout,
  random: Random,
  kernel = createKernel(problem),
): Workbench => {
  kernel.seed(random.below(2 ** 31))
  return { problem, layout, random, kernel }
}

/**
 * Moves overlapping pieces until none overlap or patience runs out (Gardeyn and Wauters 2025, algorithm 9 in outline).
 * Yields after each pass, while the kernel holds the layout. Returns the remaining loss; the layout is then the best
 * one seen.
 */
export function* separate({ layout, kernel }: Workbench, patience: Patience): Generator<number, number> {
  kernel.resetWeights()
  kernel.load(layout)
  const best = cloneLayout(layout)
  let bestLoss = kernel.measure()
  let strikes = 0
  while (strikes < patience.strikes && bestLoss > 0) {
    const atStart = bestLoss
    let idle = 0
    while (idle < patience.passes) {
      const loss = kernel.pass(patience.effort)
      if (loss < bestLoss) {
        idle = loss < bestLoss * 0.98 ? 0 : idle
        bestLoss = loss
        kernel.save(best)
        if (loss === 0) break
      } else idle++
      kernel.updateWeights()
      yield loss
    }
    strikes = bestLoss < atStart * 0.98 ? 0 : strikes + 1
    copyLayout(best, layout)
    if (bestLoss > 0) {
      kernel.load(layout)
      kernel.measure()
    }
  }
  return bestLoss
}
