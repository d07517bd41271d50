import { effectiveDpi, type Mm, px } from '../units.ts'

export type ResolutionTier = 'sharp' | 'fine' | 'low'

/** At and above, no eye sees a dot on cloth. PEERS: above 300 dpi gains nothing. */
const sharpFrom = 250

/** In words for the shopper; `warnBelowDpi` is the shop's own limit (settings). */
export function resolutionTier(dpi: number, warnBelowDpi: number): ResolutionTier {
  if (dpi < warnBelowDpi) return 'low'
  return dpi >= sharpFrom ? 'sharp' : 'fine'
}

/** Dots of ink per printed inch, whole; the ratio is locked, so width and height give the same. */
export function itemDpi({ ink, width }: { ink: { width: number }; width: Mm }): number {
  return Math.round(effectiveDpi(px(ink.width), width))
}
