import type { Snap } from '#domain/studio/snap.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'

/** What a hand is doing to placements and has not let go of yet. */
export type Moving = {
  ids: readonly string[]
  x: number
  y: number
  /** The new rotation in degrees while turning. */
  rotation: number | null
  guides: Snap['guides']
}

export function showMoving(
  placements: readonly StudioPlacement[],
  moving: Moving | null,
): readonly StudioPlacement[] {
  if (!moving) return placements
  return placements.map((placement) =>
    moving.ids.includes(placement.id)
      ? {
          ...placement,
          x: mm(placement.x + moving.x),
          y: mm(placement.y + moving.y),
          rotation: moving.rotation ?? placement.rotation,
        }
      : placement,
  )
}
