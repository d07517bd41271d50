import type { GuideDirection } from '#domain/studio/guides.ts'
import type { Snap } from '#domain/studio/snap.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'

/** A pointer's change to placements that is not committed yet. */
export type Moving = {
  ids: readonly string[]
  x: number
  y: number
  /** The new rotation in degrees while turning. */
  rotation: number | null
  /** The scale factor and the fixed point while a corner is dragged. */
  resize: { factor: number; anchor: Point } | null
  guides: Snap['guides']
  /** Position of the pointer, in px of the canvas. */
  hand: Point
}

/** A guide being dragged; `index` is null if it comes from a ruler. `at` in mm on the sheet. */
export type HeldGuide = { direction: GuideDirection; index: number | null; at: number }

export function showMoving(
  placements: readonly StudioPlacement[],
  moving: Moving | undefined,
): readonly StudioPlacement[] {
  if (!moving) return placements
  const ids = new Set(moving.ids)
  return placements.map((placement) => (ids.has(placement.id) ? moved(placement, moving) : placement))
}

function moved(placement: StudioPlacement, { x, y, rotation, resize }: Moving): StudioPlacement {
  if (resize) {
    const { factor, anchor } = resize
    return {
      ...placement,
      x: mm(anchor.x + (placement.x - anchor.x) * factor),
      y: mm(anchor.y + (placement.y - anchor.y) * factor),
      width: mm(placement.width * factor),
      height: mm(placement.height * factor),
    }
  }
  return {
    ...placement,
    x: mm(placement.x + x),
    y: mm(placement.y + y),
    rotation: rotation ?? placement.rotation,
  }
}
