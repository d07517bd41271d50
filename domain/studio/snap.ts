import type { Box, PlacementDocument } from '../gang-sheet.ts'

/** Where a moved box would rest: shift it by `x`, `y`; `guides` are the lines it rests on, in mm on the sheet. */
export type Snap = { x: number; y: number; guides: { vertical: number[]; horizontal: number[] } }

type Rest = { at: number; guide: number }

/**
 * Rests a moved box gently on what is nearest within `reach` mm: the margins, the sheet's centre, edges and centres
 * of the others, and a place beside them at the sheet's spacing.
 */
export function snapBox(
  box: Box,
  others: readonly Box[],
  sheet: PlacementDocument['sheet'],
  reach: number,
): Snap {
  const across = nearest(
    [box.left, box.right],
    restsAlong(
      { from: sheet.margin, to: sheet.width - sheet.margin, spacing: sheet.spacing },
      others.map(({ left, right }) => [left, right]),
    ),
    reach,
  )
  const down = nearest(
    [box.top, box.bottom],
    restsAlong(
      { from: sheet.margin, to: sheet.height - sheet.margin, spacing: sheet.spacing },
      others.map(({ top, bottom }) => [top, bottom]),
    ),
    reach,
  )
  return {
    x: across?.shift ?? 0,
    y: down?.shift ?? 0,
    guides: { vertical: across ? [across.guide] : [], horizontal: down ? [down.guide] : [] },
  }
}

type Rests = { starts: Rest[]; centres: Rest[]; ends: Rest[] }

function restsAlong(
  { from, to, spacing }: { from: number; to: number; spacing: number },
  others: [start: number, end: number][],
): Rests {
  const line = (at: number, guide = at): Rest => ({ at, guide })
  const middle = (from + to) / 2
  return {
    starts: [line(from), ...others.flatMap(([start, end]) => [line(start), line(end + spacing, end)])],
    centres: [line(middle), ...others.map(([start, end]) => line((start + end) / 2))],
    ends: [line(to), ...others.flatMap(([start, end]) => [line(end), line(start - spacing, start)])],
  }
}

function nearest(
  [start, end]: [start: number, end: number],
  { starts, centres, ends }: Rests,
  reach: number,
): { shift: number; guide: number } | null {
  let best: { shift: number; guide: number } | null = null
  const tryAll = (edge: number, rests: Rest[]): void => {
    for (const { at, guide } of rests) {
      const shift = at - edge
      if (Math.abs(shift) > reach || (best && Math.abs(best.shift) <= Math.abs(shift))) continue
      best = { shift, guide }
    }
  }
  tryAll(start, starts)
  tryAll(end, ends)
  tryAll((start + end) / 2, centres)
  return best
}
