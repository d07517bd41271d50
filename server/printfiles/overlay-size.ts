import type { PrintedCopy } from '#domain/orders/print-parts.ts'
import { mmToPixels } from '#domain/units.ts'
import type { InkSource } from '#server/kernel/pictures/ink-source.ts'

/** An artwork's original bytes and the part of them that is ink. */
export type SheetArtwork = InkSource & { id: string }

export type OverlaySize = { width: number; height: number; turn: number; mirrored: boolean }

/** Print pixels of a placement before rotation, and its rotation in degrees clockwise from 0 up to 360. */
export function overlaySize(placement: PrintedCopy, dpi: number): OverlaySize {
  return {
    width: Math.max(1, Math.round(mmToPixels(placement.width, dpi))),
    height: Math.max(1, Math.round(mmToPixels(placement.height, dpi))),
    turn: ((placement.rotation % 360) + 360) % 360,
    mirrored: placement.mirrored,
  }
}
