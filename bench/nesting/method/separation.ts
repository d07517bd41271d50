import { createRandom } from '#nesting/random.ts'
import { createKernel } from '#nesting/shapes/kernel/kernel.ts'
import { createShapeProblem, type ShapeProblem } from '#nesting/shapes/problem.ts'
import { construct } from '#nesting/shapes/search/construct.ts'
import type { Layout } from '#nesting/shapes/search/layout.ts'
import { createWorkbench, separate, type Workbench } from '#nesting/shapes/search/separate.ts'
import { shrinkLayout } from '#nesting/shapes/search/shrink.ts'
import { generateShapes } from '../shape-instances.ts'
import { type Frame, inks, rectangle, rings } from './svg.ts'

const timeout = { passes: 200, strikes: 3, effort: { near: 12, anywhere: 25, refined: 2 } }

/** The film before it is cut, just after the cut, while overlaps are being resolved, and without any. */
export const drawSeparation = (): Frame[] => {
  const instance = generateShapes(1)
  const items = instance.items.map((item) => ({ ...item, copies: Math.min(item.copies, 2) }))
  const problem = createShapeProblem(items, instance)
  const random = createRandom(1)
  const kernel = createKernel(problem)
  const layout = finished(construct(problem, kernel, random, 200, 60))
  const bench = createWorkbench(problem, layout, random, kernel)
  const height = layout.length
  const frames = [drawLayout(bench, height)]
  for (let share = 0.06; share > 0.01; share /= 2) {
    shrinkLayout(problem, layout, layout.length * (1 - share), layout.length / 2)
    const run = separate(bench, timeout)
    let turn = run.next()
    if (share === 0.06) {
      frames.push(drawLayout(bench, height))
      for (let pass = 0; pass < 2 && !turn.done; pass += 1) turn = run.next()
      bench.kernel.save(layout)
      frames.push(drawLayout(bench, height))
    }
    while (!turn.done) turn = run.next()
    if (turn.value > 0) break
  }
  frames.push(drawLayout(bench, height))
  return frames
}

const drawLayout = ({ problem, layout, kernel }: Workbench, height: number): Frame => {
  const clashes = kernel.clashes()
  const pieces = problem.pieces.map((_, piece) =>
    rings(ringsOf(problem, layout, piece), {
      fill: (clashes[piece] ?? 0) > 0 ? inks.clash : inks.piece,
      stroke: inks.line,
      line: 0.06,
    }),
  )
  const film = rectangle(0, 0, problem.width, layout.length, { stroke: inks.faint, line: 0.15 })
  return { width: problem.width, height, drawn: [film, ...pieces].join('\n') }
}

const ringsOf = (problem: ShapeProblem, layout: Layout, piece: number) => {
  const pose = problem.poses[layout.pose[piece] ?? 0]
  const kind = problem.kinds[pose?.kind ?? 0]
  if (!pose || !kind) return []
  const [x0, y0] = [layout.x[piece] ?? 0, layout.y[piece] ?? 0]
  return kind.outline.islands.flat().map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => {
      const [x, y] = [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0]
      return [x * pose.cos - y * pose.sin + x0, x * pose.sin + y * pose.cos + y0] as const
    }),
  )
}

const finished = <Result>(run: Generator<unknown, Result>): Result => {
  let turn = run.next()
  while (!turn.done) turn = run.next()
  return turn.value
}
