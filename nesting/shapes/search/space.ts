import type { Random } from '../../random.ts'
import type { ShapeProblem } from '../problem.ts'
import { disturb } from './disturb.ts'
import type { Layout } from './layout.ts'
import { fitLength, shrinkLayout } from './shrink.ts'

/** Which layouts are searched: all, or only those with half-turn symmetry. */
export type Space = {
  /** Pieces to place; the others are images of these. */
  readonly leaders: readonly number[]
  /** Per piece, the index of its image, −1 if it has none, −2 if it is an image itself. */
  readonly mates: Int32Array
  /** The length of film over which cut positions are distinct. */
  readonly span: (layout: Layout) => number
  /** Shortens the film at the cut; everything stays on it, possibly overlapping. */
  readonly shrink: (layout: Layout, length: number, cut: number) => void
  /** Ends the film where the last piece ends. */
  readonly fit: (layout: Layout) => void
  /** Turns a piece in place, or swaps two; this causes overlaps. */
  readonly disturb: (layout: Layout, random: Random) => void
  /** Adds the images to a layout of only the leaders. */
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
