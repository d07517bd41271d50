import type { BenchContext } from './harness.ts'
import { run as runRectangles } from './nesting-rectangles.ts'
import { run as runShapes } from './nesting-shapes.ts'

/** Both halves of the nesting engine; each takes the folders of `--instances DIR` that concern it. */
export const run = async (context: BenchContext) => {
  runRectangles(context)
  runShapes(context)
}
