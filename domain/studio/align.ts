import type { Box } from '../artwork/gang-sheet.ts'
import { movePlacements } from './change-placements.ts'
import { boxAround, type Unit, unitsOf } from './placement-groups.ts'
import type { StudioDocument } from './studio-document.ts'

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
export type Direction = 'across' | 'down'

/** Aligns several by their common bounding box, or a single one within the sheet's margins. Groups move as one. */
export function alignPlacements(
  document: StudioDocument,
  ids: readonly string[],
  edge: Edge,
): StudioDocument {
  const units = selectedUnits(document, ids)
  const { width, height, margin } = document.sheet
  const frame =
    units.length > 1
      ? boxAround(units.map(({ box }) => box))
      : { left: margin, top: margin, right: width - margin, bottom: height - margin }
  const isAcross = edge === 'left' || edge === 'center' || edge === 'right'
  return units.reduce((now, { ids: members, box }) => {
    const by = placeOf(frame, edge) - placeOf(box, edge)
    if (by === 0) return now
    return isAcross ? movePlacements(now, members, by, 0) : movePlacements(now, members, 0, by)
  }, document)
}

/**
 * Makes the gaps between neighbors equal; the two outermost stay put. If these leave no space for gaps, the others
 * overlap evenly in between, and none goes beyond them. Fewer than three are left unchanged.
 */
export function distributePlacements(
  document: StudioDocument,
  ids: readonly string[],
  direction: Direction,
): StudioDocument {
  const [start, end] = direction === 'across' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const units = selectedUnits(document, ids).sort(
    ({ box: a }, { box: b }) => a[start] - b[start] || a[end] - b[end],
  )
  const [first] = units
  if (!first || units.length < 3) return document
  const from = first.box[start]
  const to = Math.max(...units.map(({ box }) => box[end]))
  const filled = units.reduce((sum, { box }) => sum + box[end] - box[start], 0)
  const gap = (to - from - filled) / (units.length - 1)
  let at = from as number
  return units.reduce((now, { ids: members, box }, index) => {
    const length = box[end] - box[start]
    const place = gap < 0 ? from + ((to - from - length) * index) / (units.length - 1) : at
    const by = place - box[start]
    at += length + gap
    if (by === 0) return now
    return direction === 'across' ? movePlacements(now, members, by, 0) : movePlacements(now, members, 0, by)
  }, document)
}

const selectedUnits = ({ placements }: StudioDocument, ids: readonly string[]): Unit[] =>
  unitsOf(placements.filter(({ id }) => ids.includes(id)))

function placeOf(box: Pick<{ [side in keyof Box]: number }, keyof Box>, edge: Edge): number {
  if (edge === 'center') return (box.left + box.right) / 2
  if (edge === 'middle') return (box.top + box.bottom) / 2
  return box[edge]
}
