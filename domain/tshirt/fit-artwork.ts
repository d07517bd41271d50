import type { InkBox } from '../artwork/ink-box.ts'
import { type DrawnAs, dotsAcross, sharpFrom } from '../artwork/sharpness.ts'
import { type Inches, inches } from '../units.ts'
import type { PlacementZone } from './placement-zones.ts'

/** Nobody can read a print below this. */
export const minPrintWidth = inches(0.5)

export type PrintedSize = { width: Inches; height: Inches; effectiveDpi: number }

type Ink = Pick<InkBox, 'width' | 'height'>

/** The widest that an artwork's ink can be printed in a zone, undistorted. */
export function widestInZone(ink: Ink, { maxWidth, maxHeight }: PlacementZone): Inches {
  return inches(Math.min(maxWidth, (maxHeight * ink.width) / ink.height))
}

/** Where a print lies in its zone, in inches from the zone's top left corner: in the middle, from the top down. */
export function hangInZone(
  size: Pick<PrintedSize, 'width'>,
  { maxWidth }: Pick<PlacementZone, 'maxWidth'>,
): { left: Inches; top: Inches } {
  return { left: inches((maxWidth - size.width) / 2), top: inches(0) }
}

/**
 * The printed size of an artwork's ink: as wide as wanted, else as wide as it is sharp at; as far as the zone allows.
 * `effectiveDpi` counts the dots of the ink; `dotsAcross` makes those of a drawing of it.
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
