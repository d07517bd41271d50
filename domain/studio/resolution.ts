import { type DrawnAs, dotsAcross, sharpFrom } from '../artwork/sharpness.ts'
import { effectiveDpi, type Mm, millimetersPerInch, mm, px } from '../units.ts'

export type ResolutionTier = 'sharp' | 'fine' | 'low'

/** In words for the shopper; `warnBelowDpi` is the shop's own limit (settings). */
export function resolutionTier(dpi: number, warnBelowDpi: number): ResolutionTier {
  if (dpi < warnBelowDpi) return 'low'
  return dpi >= sharpFrom ? 'sharp' : 'fine'
}

/**
 * Dots of ink per printed inch, whole, of a drawing those of the coarsest picture in it; no end of them where there is
 * none. The ratio is locked, so width and height give the same.
 */
export function itemDpi(
  { ink, width }: { ink: { width: number }; width: Mm },
  drawn?: DrawnAs | null | undefined,
): number {
  return Math.round(effectiveDpi(px(dotsAcross(ink.width, drawn)), width))
}

/** How wide so many dots of ink are at a dpi. */
export const widthAtDpi = ({ width }: { width: number }, dpi: number): Mm =>
  mm((width / dpi) * millimetersPerInch)

/** Of a file's px, the share that is nothing around the ink, 0 … 1: nobody pays for it. */
export const trimmedShare = (
  file: { width: number; height: number },
  ink: { width: number; height: number },
): number => 1 - (ink.width * ink.height) / (file.width * file.height)
