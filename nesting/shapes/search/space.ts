import type { Random } from '../../random.ts'
import type { ShapeProblem } from '../problem.ts'
import { disturb } from './disturb.ts'
import type { Layout } from './layout.ts'
import { fitLength, shrinkLayout } from './shrink.ts'

/** Which layouts are searched: all, or those only that look the same when the film is turned by half. */
export type Space = {
  /** Pieces to lay; the others are images of these. */
  readonly leaders: readonly number[]
  /** Per piece the number of its image, −1 when it has none, −2 when it is an image itself. */
  readonly mates: Int32Array
  /** Length of the film in which a cut is a different one. */
  readonly span: (layout: Layout) => number
  /** Shortens the film at the cut; everything stays on it, overlapping. */
  readonly shrink: (layout: Layout, length: number, cut: number) => void
  /** Ends the film where the last piece ends. */
  readonly fit: (layout: Layout) => void
  /** Turns a piece where it lies, or exchanges two; overlaps come of it. */
  readonly disturb: (layout: Layout, random: Random) => void
  /** Puts the images behind a layout of the leaders alone. */
  readonly complete: (layout: Layout) => void
}

export const allLayouts = (problem: ShapeProblem): Space => {
  const leaders = problem.pieces.map((_, piece) => piece)
  return {
    leaders,
    mates: new Int32Array(problem.pieces.length).fill(-1),
    span: ({ length }) => length,
    shrink: (layout, length, cut) => shrinkLayout(problem, layout, length, cut),
    fit: (layout) => fitLength(problem, layout),
    disturb: (layout, random) => disturb(problem, layout, leaders, random),
    complete: () => {},
  }
}
