import { sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import type { Box, PlacementDocument } from '../artwork/gang-sheet.ts'
import type { Guides } from './studio-document.ts'

/** The snap of a moved box: shift it by `x`, `y`; `guides` are the lines it snaps to, in mm on the sheet. */
export type Snap = { x: number; y: number; guides: { vertical: number[]; horizontal: number[] } }

const noGuides: Guides = { vertical: [], horizontal: [] }

type Rest = { at: number; guide: number }

/**
 * Snaps a moved box to the nearest target within `reach` mm: guides, the margins, the sheet's center, edges and centers
 * of the others, a position next to them at the sheet's spacing, and where the gaps in its row or column are equal.
 */
export function snapBox(
  box: Box,
  others: readonly Box[],
  sheet: PlacementDocument['sheet'],
  reach: number,
  guides: Guides = noGuides,
): Snap {
  const across = nearest(
    [box.left, box.right],
    withEqualGaps(
      restsAlong(
        {
          from: sheet.margin,
          to: sheet.width - sheet.margin,
          spacing: sheet.spacing,
          guides: guides.vertical,
        },
        others.map(({ left, right }) => [left, right]),
      ),
      others
        .filter(({ top, bottom }) => top < box.bottom && bottom > box.top)
        .map(({ left, right }) => [left, right]),
      box.right - box.left,
    ),
    reach,
  )
  const on = sheetAt(sheetsOf(sheet), (box.top + box.bottom) / 2)
  const down = nearest(
    [box.top, box.bottom],
    withEqualGaps(
      restsAlong(
        {
          from: on.top + sheet.margin,
          to: on.top + on.height - sheet.margin,
          spacing: sheet.spacing,
          guides: guides.horizontal,
        },
        others.map(({ top, bottom }) => [top, bottom]),
      ),
      others
        .filter(({ left, right }) => left < box.right && right > box.left)
        .map(({ top, bottom }) => [top, bottom]),
      box.bottom - box.top,
    ),
    reach,
  )
  return {
    x: across?.shift ?? 0,
    y: down?.shift ?? 0,
    guides: { vertical: across ? [across.guide] : [], horizontal: down ? [down.guide] : [] },
  }
}

type Rests = { starts: Rest[]; centers: Rest[]; ends: Rest[] }

type Along = { from: number; to: number; spacing: number; guides: readonly number[] }

function restsAlong({ from, to, spacing, guides }: Along, others: [start: number, end: number][]): Rests {
  const line = (at: number, guide = at): Rest => ({ at, guide })
  const drawn = guides.map((at) => line(at))
  const middle = (from + to) / 2
  return {
    starts: [
      ...drawn,
      line(from),
      ...others.flatMap(([start, end]) => [line(start), line(end + spacing, end)]),
    ],
    centers: [...drawn, line(middle), ...others.map(([start, end]) => line((start + end) / 2))],
    ends: [
      ...drawn,
      line(to),
      ...others.flatMap(([start, end]) => [line(end), line(start - spacing, start)]),
    ],
  }
}

/** Centered between two neighbors; beyond them, at the same gap that they have between themselves. */
function withEqualGaps(
  rests: Rests,
  beside: readonly (readonly [start: number, end: number])[],
  length: number,
): Rests {
  const row = beside.toSorted(([one], [other]) => one - other)
  const equal: Rests = { starts: [...rests.starts], centers: [...rests.centers], ends: [...rests.ends] }
  row.forEach(([start, end], index) => {
    const next = row[index + 1]
    const gap = next ? next[0] - end : 0
    if (!next || gap <= 0) return
    equal.starts.push({ at: next[1] + gap, guide: next[1] + gap })
    equal.ends.push({ at: start - gap, guide: start - gap })
    if (gap > length) equal.centers.push({ at: end + gap / 2, guide: end + gap / 2 })
  })
  return equal
}

function nearest(
  [start, end]: [start: number, end: number],
  { starts, centers, ends }: Rests,
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
  tryAll((start + end) / 2, centers)
  return best
}
