import { placementBounds } from '../gang-sheet.ts'
import { mm } from '../units.ts'
import type { StudioDocument, StudioPlacement } from './studio-document.ts'

/** Changes by hand. What is moved or turned by hand is locked, so that arranging the rest goes around it. */

type Change = (placement: StudioPlacement) => StudioPlacement

function change(document: StudioDocument, ids: readonly string[], next: Change): StudioDocument {
  const meant = new Set(ids)
  if (!document.placements.some(({ id }) => meant.has(id))) return document
  return { ...document, placements: document.placements.map((one) => (meant.has(one.id) ? next(one) : one)) }
}

/** By so many mm. */
export const movePlacements = (document: StudioDocument, ids: readonly string[], x: number, y: number) =>
  change(document, ids, (one) => ({ ...one, x: mm(one.x + x), y: mm(one.y + y), locked: true }))

/** Puts the upright box of one placement so many mm from the sheet's left and top edges. */
export const placeAt = (document: StudioDocument, id: string, corner: { left?: number; top?: number }) =>
  change(document, [id], (one) => {
    const box = placementBounds(one)
    const x = corner.left === undefined ? one.x : mm(one.x + corner.left - box.left)
    const y = corner.top === undefined ? one.y : mm(one.y + corner.top - box.top)
    return { ...one, x, y, locked: true }
  })

/** Each about its own centre, in degrees clockwise. */
export const turnPlacements = (document: StudioDocument, ids: readonly string[], degrees: number) =>
  change(document, ids, (one) => ({ ...one, rotation: wholeTurn(one.rotation + degrees), locked: true }))

export const setRotation = (document: StudioDocument, ids: readonly string[], degrees: number) =>
  change(document, ids, (one) => ({ ...one, rotation: wholeTurn(degrees), locked: true }))

/** Keeps its place, so that it need not be locked. */
export const mirrorPlacements = (document: StudioDocument, ids: readonly string[]) =>
  change(document, ids, (one) => ({ ...one, mirrored: !one.mirrored }))

export const lockPlacements = (document: StudioDocument, ids: readonly string[], locked: boolean) =>
  change(document, ids, (one) => ({ ...one, locked }))

/** Above all others, or below them. */
export function restack(
  document: StudioDocument,
  ids: readonly string[],
  end: 'front' | 'back',
): StudioDocument {
  const meant = document.placements.filter(({ id }) => ids.includes(id))
  const others = document.placements.filter(({ id }) => !ids.includes(id))
  return { ...document, placements: end === 'front' ? [...others, ...meant] : [...meant, ...others] }
}

/** 0 … 360, without what floating point leaves behind. */
export function wholeTurn(degrees: number): number {
  const turned = Math.round((((degrees % 360) + 360) % 360) * 1_000) / 1_000
  return turned === 360 ? 0 : turned
}
