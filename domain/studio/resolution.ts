import { type DrawnAs, dotsAcross, sharpFrom } from '../artwork/sharpness.ts'
import { effectiveDpi, type Mm, millimetersPerInch, mm, px } from '../units.ts'

export type ResolutionTier = 'sharp' | 'fine' | 'low'

/** The tier shown to the shopper; `warnBelowDpi` is the shop's own limit (settings). */
export function resolutionTier(dpi: number, warnBelowDpi: number): ResolutionTier {
  if (dpi < warnBelowDpi) return 'low'
  return dpi >= sharpFrom ? 'sharp' : 'fine'
}

/**
 * Dots of ink per printed inch, rounded; for a drawing, those of its coarsest image, or infinite if it has none. The
 * ratio is locked, so width and height give the same result.
 */
export function itemDpi(
  { ink, width }: { ink: { width: number }; width: Mm },
  drawn?: DrawnAs | null | undefined,
): number {
  return Math.round(effectiveDpi(px(dotsAcross(ink.width, drawn)), width))
}

/** Width of this many dots of ink at a given dpi. */
export const widthAtDpi = ({ width }: { width: number }, dpi: number): Mm =>
  mm((width / dpi) * millimetersPerInch)

/** The share of a file's px that is empty around the ink, 0 … 1: no one pays for it. */
export const trimmedShare = (
  file: { width: number; height: number },
  ink: { width: number; height: number },
): number => 1 - (ink.width * ink.height) / (file.width * file.height)
