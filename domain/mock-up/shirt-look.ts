import type { TshirtDesignData } from '../orders/order-design.ts'
import type { GarmentCut } from '../tshirt/garments.ts'
import { type PlacementZoneId, placementZoneIds } from '../tshirt/placement-zones.ts'
import type { GarmentSide } from '../tshirt/print-option.ts'
import { isTshirtSize, type TshirtSize } from '../tshirt/sizes.ts'

/** A print as shown: the artwork's ink fills a box in its zone, in inches from the zone's top left corner. */
export type SeenPrint = {
  artworkId: string
  zone: PlacementZoneId
  left: number
  top: number
  width: number
  height: number
}

/** One side of a printed garment. */
export type ShirtLook = {
  cut: GarmentCut
  size: TshirtSize
  /** The cloth's color as #rrggbb. */
  color: string
  side: GarmentSide
  prints: readonly SeenPrint[]
}

/** The URL of its picture at this width. The same look has the same URL everywhere. */
export function shirtAddress({ cut, size, color, side, prints }: ShirtLook, width: number): string {
  const query = new URLSearchParams({ cut, size, color: color.slice(1), side, w: String(width) })
  for (const { artworkId, zone, left, top, ...box } of prints)
    query.append('print', [artworkId, zone, ...[left, top, box.width, box.height].map(short)].join('_'))
  return `/files/mock-ups/tshirt?${query}`
}

const short = (inches: number): string => String(Math.round(inches * 1_000) / 1_000)

/** The look of an ordered garment: its printed side, or the front if both are. */
export function lookOfDesign(
  { cut, color, prints }: Pick<TshirtDesignData, 'cut' | 'color' | 'prints'>,
  productSize: string,
  side: GarmentSide = prints.some((print) => print.side === 'front') ? 'front' : 'back',
): ShirtLook {
  return {
    cut,
    size: isTshirtSize(productSize) ? productSize : 'M',
    color: color.hex,
    side,
    prints: prints
      .filter((print) => print.side === side)
      .flatMap(({ artworkId, placementZone, leftInches, topInches, widthInches, heightInches }) => {
        const zone = placementZoneIds.find((id) => id === placementZone)
        return zone
          ? [{ artworkId, zone, left: leftInches, top: topInches, width: widthInches, height: heightInches }]
          : []
      }),
  }
}
