import type { SeenPrint, ShirtLook } from '#domain/mock-up/shirt-look.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import { fitArtwork, hangInZone } from '#domain/tshirt/fit-artwork.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import type { PlacedPrint } from './order-state.ts'

type Shirt = {
  garment: Pick<TshirtGarment, 'cut'>
  color: Pick<TshirtColor, 'hex'>
  prints: readonly PlacedPrint[]
  size: TshirtSize
}

/** How the shirt is shown: from the printed side, or from the front if both are printed. */
export function lookOf(
  { garment, color, prints, size }: Shirt,
  side: GarmentSide = prints.some((print) => print.side === 'front') ? 'front' : 'back',
): ShirtLook {
  const seen = prints.filter((print) => print.side === side).map(seenPrint)
  return { cut: garment.cut, size, color: color.hex, side, prints: seen }
}

function seenPrint({ zone, artwork, printWidth }: PlacedPrint): SeenPrint {
  const { width, height } = fitArtwork(
    { ...(artwork.measured ?? artwork), ink: artwork.ink },
    zone,
    printWidth,
  )
  const { left, top } = hangInZone({ width }, zone)
  return { artworkId: artwork.id, zone: zone.id, left, top, width, height }
}
