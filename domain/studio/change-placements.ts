import { placementBounds } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import type { StudioDocument, StudioPlacement } from './studio-document.ts'

/** Manual changes. Anything moved or rotated by hand is locked, so that arranging the rest goes around it. */

type Change = (placement: StudioPlacement) => StudioPlacement

function change(document: StudioDocument, ids: readonly string[], next: Change): StudioDocument {
  const meant = new Set(ids)
  if (!document.placements.some(({ id }) => meant.has(id))) return document
  return { ...document, placements: document.placements.map((one) => (meant.has(one.id) ? next(one) : one)) }
}

/** Moves placements by this many mm. */
export const movePlacements = (document: StudioDocument, ids: readonly string[], x: number, y: number) =>
  change(document, ids, (one) => ({ ...one, x: mm(one.x + x), y: mm(one.y + y), locked: true }))

/** Puts the upright bounding box of one placement this many mm from the sheet's left and top edges. */
export const placeAt = (document: StudioDocument, id: string, corner: { left?: number; top?: number }) =>
  change(document, [id], (one) => {
    const box = placementBounds(one)
    const x = corner.left === undefined ? one.x : mm(one.x + corner.left - box.left)
    const y = corner.top === undefined ? one.y : mm(one.y + corner.top - box.top)
    return { ...one, x, y, locked: true }
  })

/** Rotates each about its own center, in degrees clockwise. */
export const turnPlacements = (document: StudioDocument, ids: readonly string[], degrees: number) =>
  change(document, ids, (one) => ({ ...one, rotation: wholeTurn(one.rotation + degrees), locked: true }))

export const setRotation = (document: StudioDocument, ids: readonly string[], degrees: number) =>
  change(document, ids, (one) => ({ ...one, rotation: wholeTurn(degrees), locked: true }))

/** A mirrored copy keeps its place, so it need not be locked. */
export const mirrorPlacements = (document: StudioDocument, ids: readonly string[]) =>
  change(document, ids, (one) => ({ ...one, mirrored: !one.mirrored }))

export const lockPlacements = (document: StudioDocument, ids: readonly string[], locked: boolean) =>
  change(document, ids, (one) => ({ ...one, locked }))

export type Restacking = 'front' | 'forward' | 'backward' | 'back'

/**
 * Moves placements above all others, above the next one, below the next one, or below all; they keep their order among
 * themselves.
 */
export function restack(document: StudioDocument, ids: readonly string[], where: Restacking): StudioDocument {
  const isMeant = ({ id }: StudioPlacement): boolean => ids.includes(id)
  const meant = document.placements.filter(isMeant)
  const others = document.placements.filter((one) => !isMeant(one))
  if (meant.length === 0) return document
  const below = othersBelow(document.placements, isMeant, where)
  return { ...document, placements: [...others.slice(0, below), ...meant, ...others.slice(below)] }
}

/** How many of the others are below the restacked ones afterwards. */
function othersBelow(
  placements: readonly StudioPlacement[],
  isMeant: (placement: StudioPlacement) => boolean,
  where: Restacking,
): number {
  const others = placements.filter((one) => !isMeant(one)).length
  if (where === 'back') return 0
  if (where === 'front') return others
  const top = placements.findLastIndex(isMeant)
  const bottom = placements.findIndex(isMeant)
  const under = (at: number): number => placements.slice(0, at).filter((one) => !isMeant(one)).length
  return where === 'forward' ? Math.min(others, under(top) + 1) : Math.max(0, under(bottom) - 1)
}

/** Normalizes to 0 … 360, without floating-point residue. */
export function wholeTurn(degrees: number): number {
  const turned = Math.round((((degrees % 360) + 360) % 360) * 1_000) / 1_000
  return turned === 360 ? 0 : turned
}
