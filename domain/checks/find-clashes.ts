import { cropOutline } from '../artwork/crop.ts'
import { sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import { placementBounds } from '../artwork/gang-sheet.ts'
import type { StudioDocument } from '../studio/studio-document.ts'
import { inkDistance } from './ink-distance.ts'
import type { InkOutline } from './measure-artwork.ts'
import { type Placed, placeInk, touch } from './placed-ink.ts'

export type Clashes = { overlapping: ReadonlySet<string>; tooClose: ReadonlySet<string> }

/** Outlines of artworks by id; an artwork without one counts as its whole box. */
export type Outlines = ReadonlyMap<string, InkOutline>

/** The result for a pair stays valid as long as neither one moves. */
const pairs = new WeakMap<
  Placed,
  WeakMap<Placed, { outlines: readonly unknown[]; enough: number; apart: number }>
>()

/**
 * Ids of placements whose ink overlaps another's, and of those closer to another than the sheet's gap or inside its
 * margin. Uses true outlines, the same in the studio, at the cart and for staff. A sweep down the sheet: cost grows
 * with actual neighbors, and pairs that did not move cost nothing again.
 */
export function findClashes(
  placements: readonly Placed[],
  sheet: StudioDocument['sheet'],
  outlines: Outlines,
): Clashes {
  const overlapping = new Set<string>()
  const tooClose = new Set<string>()
  const enough = Math.max(touch, sheet.spacing - touch)
  const sheets = sheetsOf(sheet)
  const boxes = placements
    .map((placement) => ({ placement, box: placementBounds(placement), on: sheetAt(sheets, placement.y) }))
    .sort((one, other) => one.box.top - other.box.top)
  boxes.forEach(({ placement, box, on }, index) => {
    const end = on.top + on.height
    const edge = Math.min(box.left, box.top - on.top, sheet.width - box.right, end - box.bottom)
    // Anything off the sheet is reported as such.
    if (edge < sheet.margin - touch && edge >= -touch) tooClose.add(placement.id)
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next]
      if (!other || other.box.top >= box.bottom + enough) break
      if (other.on !== on) continue
      if (other.box.left >= box.right + enough || other.box.right <= box.left - enough) continue
      const apart = distanceOf(placement, other.placement, outlines, enough)
      if (apart === 0) overlapping.add(placement.id).add(other.placement.id)
      else if (apart < enough && sheet.spacing > touch) tooClose.add(placement.id).add(other.placement.id)
    }
  })
  return { overlapping, tooClose }
}

function distanceOf(one: Placed, other: Placed, outlines: Outlines, enough: number): number {
  const [ours, theirs] = [outlineOf(one, outlines), outlineOf(other, outlines)]
  const kept = pairs.get(one)?.get(other)
  if (kept && kept.enough === enough && kept.outlines[0] === ours && kept.outlines[1] === theirs)
    return kept.apart
  const apart = inkDistance(placeInk(one, ours), placeInk(other, theirs), enough)
  const of = pairs.get(one) ?? new WeakMap()
  of.set(other, { outlines: [ours, theirs], enough, apart })
  pairs.set(one, of)
  return apart
}

/** The outline of the part that is printed. */
function outlineOf({ artworkId, crop }: Placed, outlines: Outlines): InkOutline | undefined {
  const outline = outlines.get(artworkId)
  return outline && cropOutline(outline, crop)
}
