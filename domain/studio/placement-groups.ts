import { type Box, placementBounds } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import { freeId, type StudioDocument, type StudioPlacement } from './studio-document.ts'

/** Placements that belong together are selected together. */
export function withGroups(placements: readonly StudioPlacement[], ids: readonly string[]): string[] {
  const meant = new Set(ids)
  const groups = new Set(placements.flatMap(({ id, group }) => (group && meant.has(id) ? [group] : [])))
  if (groups.size === 0) return [...ids]
  const members = placements.filter(({ id, group }) => !meant.has(id) && group && groups.has(group))
  return [...ids, ...members.map(({ id }) => id)]
}

/** Makes one group of all of these; their previous groups are dissolved into it. */
export function groupPlacements(document: StudioDocument, ids: readonly string[]): StudioDocument {
  const taken = new Set(document.placements.flatMap(({ group }) => group ?? []))
  const group = freeId('group', taken)
  if (ids.length < 2) return document
  return change(document, ids, (one) => ({ ...one, group }))
}

/** They stay where they are, even when the rest is arranged. */
export const ungroupPlacements = (document: StudioDocument, ids: readonly string[]): StudioDocument =>
  change(document, ids, ({ group, ...one }) => (group === undefined ? one : { ...one, locked: true }))

/** A unit for alignment: a group, or a single placement. */
export type Unit = { readonly ids: readonly string[]; readonly box: Box }

/** The units among these placements, with their upright bounding boxes. */
export function unitsOf(placements: readonly StudioPlacement[]): Unit[] {
  const units = Map.groupBy(placements, ({ id, group }) =>
    group === undefined ? `one ${id}` : `all ${group}`,
  )
  return [...units.values()].map((members) => ({
    ids: members.map(({ id }) => id),
    box: boxAround(members.map(placementBounds)),
  }))
}

/** Infinite and inverted if there are no boxes. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: mm(Math.min(...boxes.map(({ left }) => left))),
  top: mm(Math.min(...boxes.map(({ top }) => top))),
  right: mm(Math.max(...boxes.map(({ right }) => right))),
  bottom: mm(Math.max(...boxes.map(({ bottom }) => bottom))),
})

function change(
  document: StudioDocument,
  ids: readonly string[],
  next: (placement: StudioPlacement) => StudioPlacement,
): StudioDocument {
  const meant = new Set(ids)
  if (!document.placements.some(({ id }) => meant.has(id))) return document
  return { ...document, placements: document.placements.map((one) => (meant.has(one.id) ? next(one) : one)) }
}
