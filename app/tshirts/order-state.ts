import { type PlacementZone, type PlacementZoneId, placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import {
  type GarmentSide,
  sidesOf,
  type TshirtPrintChoice,
  tshirtPrintChoices,
} from '#domain/tshirt/print-option.ts'
import { type TshirtSize, tshirtSizes } from '#domain/tshirt/sizes.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** What is printed on one side; `printWidth` in inches, null for as large as sharpness and the zone allow. */
export type SidePrint = {
  zoneId: PlacementZoneId | null
  artworkId: string | null
  printWidth: number | null
}

/** Everything the shopper has chosen. A size counts as chosen if it has a quantity. */
export type TshirtOrder = {
  garmentId: string
  printOption: TshirtPrintChoice
  prints: Record<GarmentSide, SidePrint>
  color: string | null
  quantities: Partial<Record<TshirtSize, number>>
}

export const noPrint: SidePrint = { zoneId: null, artworkId: null, printWidth: null }

export const emptyOrder = (garmentId: string): TshirtOrder => ({
  garmentId,
  printOption: 'frontOnly',
  prints: { front: noPrint, back: noPrint },
  color: null,
  quantities: {},
})

/** Checks what the browser has stored, perhaps for another version of the shop. */
export function isOrder(kept: unknown): kept is TshirtOrder {
  const { garmentId, printOption, prints, quantities }: Partial<TshirtOrder> = Object(kept)
  const isChoice = tshirtPrintChoices.some((choice) => choice === printOption)
  return typeof garmentId === 'string' && isChoice && Boolean(prints?.front && prints.back && quantities)
}

export type Artworks = ReadonlyMap<string, ArtworkView>

export type PlacedPrint = {
  side: GarmentSide
  zone: PlacementZone
  artwork: ArtworkView & { ink: NonNullable<ArtworkView['ink']> }
  printWidth: number | null
}

/** The complete prints: with a zone and ready artwork. */
export function placedPrints({ printOption, prints }: TshirtOrder, artworks: Artworks): PlacedPrint[] {
  return sidesOf(printOption).flatMap((side) => {
    const { zoneId, artworkId, printWidth } = prints[side]
    const zone = zoneId && placementZoneOf(zoneId)
    const artwork = artworkId && artworks.get(artworkId)
    if (!zone || !artwork || artwork.state !== 'ready' || !artwork.ink) return []
    return [{ side, zone, artwork: { ...artwork, ink: artwork.ink }, printWidth }]
  })
}

export const chosenSizes = ({ quantities }: Pick<TshirtOrder, 'quantities'>): TshirtSize[] =>
  tshirtSizes.filter((size) => quantities[size] !== undefined)

export type Missing = 'design file' | 'size' | 'color' | 'placement zone'

/** Which of the specification's four fields (docs/spec-map.md S5) are not set yet. */
export function missingFields(order: TshirtOrder, artworks: Artworks): Missing[] {
  const sides = sidesOf(order.printOption)
  const hasDesign = (side: GarmentSide): boolean =>
    artworks.get(order.prints[side].artworkId ?? '')?.state === 'ready'
  return [
    ...(sides.every((side) => order.prints[side].zoneId) ? [] : ['placement zone' as const]),
    ...(chosenSizes(order).length > 0 ? [] : ['size' as const]),
    ...(order.color ? [] : ['color' as const]),
    ...(sides.every(hasDesign) ? [] : ['design file' as const]),
  ]
}
