import { type Inches, inches } from '../units.ts'
import type { GarmentSide } from './print-option.ts'

/** docs/spec-map.md S9: nine placement zones with size guides. */
export const placementZoneIds = [
  'left-chest',
  'pocket',
  'center-chest',
  'full-front',
  'oversize-front',
  'sleeve',
  'back-collar',
  'upper-back',
  'full-back',
] as const
export type PlacementZoneId = (typeof placementZoneIds)[number]

/**
 * Where a print goes. Its box of at most `maxWidth` × `maxHeight` hangs from a point `belowCollar` below the collar
 * seam and `fromMiddle` toward the wearer's left. A sleeve's box is centered on the left upper sleeve.
 */
export type PlacementZone = {
  id: PlacementZoneId
  name: string
  side: GarmentSide
  maxWidth: Inches
  maxHeight: Inches
  fromMiddle: Inches
  belowCollar: Inches
  /** Tells the shopper what it is good for. */
  guide: string
}

/** All in inches: width, height, distance from the center, distance below the collar. */
type Measures = readonly [width: number, height: number, fromMiddle: number, belowCollar: number]

const zone = (
  id: PlacementZoneId,
  name: string,
  side: GarmentSide,
  [width, height, fromMiddle, belowCollar]: Measures,
  guide: string,
): PlacementZone => ({
  id,
  name,
  side,
  maxWidth: inches(width),
  maxHeight: inches(height),
  fromMiddle: inches(fromMiddle),
  belowCollar: inches(belowCollar),
  guide,
})

export const placementZones: readonly PlacementZone[] = [
  zone('left-chest', 'Left Chest', 'front', [4, 4, 4, 2.5], 'Logos, over the heart'),
  zone('pocket', 'Pocket', 'front', [3, 3, 4, 4], 'Small marks, where a pocket sits'),
  zone('center-chest', 'Center Chest', 'front', [8, 6, 0, 2], 'Names and wordmarks'),
  zone('full-front', 'Full Front', 'front', [12, 14, 0, 2], 'The classic print'),
  zone('oversize-front', 'Oversize Front', 'front', [14, 17, 0, 1.5], 'As large as the fabric allows'),
  zone('sleeve', 'Sleeve', 'front', [3.5, 3.5, 0, 0], 'A small mark on the left sleeve'),
  zone('back-collar', 'Back Collar', 'back', [3, 3, 0, 1], 'Just under the collar'),
  zone('upper-back', 'Upper Back', 'back', [12, 5, 0, 3], 'Between the shoulders'),
  zone('full-back', 'Full Back', 'back', [12, 15, 0, 3], 'The whole back'),
]

export const placementZoneOf = (id: string): PlacementZone | null =>
  placementZones.find((one) => one.id === id) ?? null

/** "Up to 12 × 14 in". */
export const describeZoneSize = ({ maxWidth, maxHeight }: PlacementZone): string =>
  `Up to ${maxWidth} × ${maxHeight} in`
