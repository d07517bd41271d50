import { dotsAcross } from '../artwork/sharpness.ts'
import type { CheckRules } from '../checks/check-rules.ts'
import type { CheckedFinding } from '../checks/check-sheet.ts'
import { lowResolutionWords } from '../checks/low-resolution.ts'
import type { FrozenArtwork } from '../orders/order-design.ts'

import { fitArtwork } from './fit-artwork.ts'
import { placementZoneOf } from './placement-zones.ts'

/** In inches; null for as large as the zone allows. */
type PrintedAt = { placementZone: string; printWidth: number | null }

/** A shirt's artworks that print below the shop's limit, each at its lowest resolution. */
export function checkPrints(
  prints: readonly { file: PrintedAt; artwork: FrozenArtwork }[],
  { warnBelowDpi, checkRules }: { warnBelowDpi: number; checkRules: CheckRules },
): CheckedFinding[] {
  const action = checkRules.low_resolution
  if (action === 'off') return []
  const lowest = new Map<FrozenArtwork, number>()
  for (const { file, artwork } of prints) {
    const zone = placementZoneOf(file.placementZone)
    if (!zone) continue
    const { effectiveDpi } = fitArtwork(artwork, zone, file.printWidth)
    const dpi = Math.round(dotsAcross(effectiveDpi, artwork))
    lowest.set(artwork, Math.min(dpi, lowest.get(artwork) ?? Number.POSITIVE_INFINITY))
  }
  return [...lowest].flatMap(([artwork, dpi]) => {
    if (dpi >= warnBelowDpi) return []
    const message = lowResolutionWords(artwork.fileName, dpi, artwork)
    return [{ kind: 'low_resolution', artworkId: artwork.id, message, isBlocking: action === 'block' }]
  })
}
