import type { BenchContext } from './harness.ts'
import { run as runRectangles } from './nesting-rectangles.ts'
import { run as runShapes } from './nesting-shapes.ts'

/** Both halves of the nesting engine; each uses its own folders of `--instances DIR`. */
export const run = async (context: BenchContext) => {
  runRectangles(context)
  runShapes(context)
}
