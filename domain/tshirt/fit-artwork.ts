import type { InkBox } from '../artwork/ink-box.ts'
import { type DrawnAs, dotsAcross, sharpFrom } from '../artwork/sharpness.ts'
import { type Inches, inches } from '../units.ts'
import type { PlacementZone } from './placement-zones.ts'

/** A print smaller than this is unreadable. */
export const minPrintWidth = inches(0.5)

export type PrintedSize = { width: Inches; height: Inches; effectiveDpi: number }

type Ink = Pick<InkBox, 'width' | 'height'>

/** The maximum printed width of an artwork's ink in a zone, undistorted. */
export function widestInZone(ink: Ink, { maxWidth, maxHeight }: PlacementZone): Inches {
  return inches(Math.min(maxWidth, (maxHeight * ink.width) / ink.height))
}

/** The position of a print in its zone, in inches from the zone's top left corner: centered, at the top. */
export function hangInZone(
  size: Pick<PrintedSize, 'width'>,
  { maxWidth }: Pick<PlacementZone, 'maxWidth'>,
): { left: Inches; top: Inches } {
  return { left: inches((maxWidth - size.width) / 2), top: inches(0) }
}

/**
 * The printed size of an artwork's ink: the requested width, else the width up to which it is sharp, limited by the
 * zone. `effectiveDpi` counts the dots of the ink; `dotsAcross` converts it for a drawing.
 */
export function fitArtwork(
  { ink, ...drawn }: DrawnAs & { ink: Ink },
  zone: PlacementZone,
  wantedWidth: number | null,
): PrintedSize {
  const widest = widestInZone(ink, zone)
  const smallest = Math.min(minPrintWidth, widest)
  const wanted = wantedWidth ?? dotsAcross(ink.width, drawn) / sharpFrom
  const width = inches(Math.min(widest, Math.max(smallest, wanted)))
  return {
    width,
    height: inches((width * ink.height) / ink.width),
    effectiveDpi: ink.width / width,
  }
}
