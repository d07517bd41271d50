import type { FrozenWarning } from '../checks/accepted-warnings.ts'
import type { FrozenArtwork, FrozenPrint, TshirtDesignData } from '../orders/order-design.ts'
import { inchesToMm, printDpi, wholePixels } from '../units.ts'
import type { TshirtColor } from './colors.ts'
import type { TshirtFile } from './design.ts'
import { fitArtwork, hangInZone, type PrintedSize } from './fit-artwork.ts'
import type { TshirtGarment } from './garments.ts'
import { type PlacementZone, placementZoneOf } from './placement-zones.ts'
import type { TshirtPrintChoice } from './print-option.ts'

export type TshirtToFreeze = {
  garment: Pick<TshirtGarment, 'id' | 'name' | 'brand' | 'material' | 'cut'>
  color: Pick<TshirtColor, 'name' | 'hex'>
  printOption: TshirtPrintChoice
  prints: readonly { file: TshirtFile; artwork: FrozenArtwork }[]
  warnings: FrozenWarning[]
}

type Print = { artwork: FrozenArtwork; zone: PlacementZone; size: PrintedSize }

/** What an order stores of a custom t-shirt: each print's artwork, zone and size as the shopper saw them. */
export function freezeTshirt(
  { garment, color, printOption, prints, warnings }: TshirtToFreeze,
  at: Date,
): TshirtDesignData {
  const placed = prints.flatMap(({ file, artwork }): Print[] => {
    const zone = placementZoneOf(file.placementZone)
    return zone ? [{ artwork, zone, size: fitArtwork(artwork, zone, file.printWidth) }] : []
  })
  const artworks = [...new Map(placed.map(({ artwork }) => [artwork.id, artwork])).values()]
  return {
    title: garment.name,
    imageUrl: null,
    originalFiles: artworks.map(({ id, fileName }) => ({ id, name: fileName })),
    canvasLayout: placed.map(layoutEntry),
    timestamp: at.toISOString(),
    artworks,
    garmentId: garment.id,
    brand: garment.brand,
    material: garment.material,
    cut: garment.cut,
    color: { name: color.name, hex: color.hex },
    printType: printOption,
    placementZone: placed.map(({ zone }) => zone.name).join(', '),
    prints: placed.map(frozenPrint),
    warnings,
  }
}

function layoutEntry({ artwork, zone, size }: Print) {
  const { left, top } = hangInZone(size, zone)
  const width = wholePixels(inchesToMm(size.width), printDpi)
  const height = wholePixels(inchesToMm(size.height), printDpi)
  return {
    name: artwork.fileName,
    x: wholePixels(inchesToMm(left), printDpi),
    y: wholePixels(inchesToMm(top), printDpi),
    width,
    height,
    scale: Math.round((printDpi / size.effectiveDpi) * 10_000) / 10_000,
    dpi: Math.round(size.effectiveDpi * (artwork.pictureScale ?? 1)),
    rotation: 0,
  }
}

const frozenPrint = ({ artwork, zone, size }: Print): FrozenPrint => ({
  zone: { widthInches: zone.maxWidth, heightInches: zone.maxHeight },
  leftInches: hangInZone(size, zone).left,
  topInches: hangInZone(size, zone).top,
  placementZone: zone.id,
  zoneName: zone.name,
  side: zone.side,
  artworkId: artwork.id,
  widthInches: size.width,
  heightInches: size.height,
})
