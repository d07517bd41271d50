import type { TshirtDesignData } from '#domain/orders/order-design.ts'
import { boxOfZone, outlineGarment } from '#domain/tshirt/garment-outline.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import { isTshirtSize, type TshirtSize } from '#domain/tshirt/sizes.ts'
import { type Pdf, plainText } from './page.ts'

export type GarmentOnPage = {
  design: Pick<TshirtDesignData, 'cut' | 'color' | 'prints'>
  size: string
  side: GarmentSide
  /** Small pictures of the artworks by their ids. */
  pictures: ReadonlyMap<string, Buffer>
  /** Points on the page. */
  box: { left: number; top: number; width: number; height: number }
}

/** One side of the garment to scale, with each zone's outline and its print where the shopper saw it. */
export function drawGarment(document: Pdf, { design, side, pictures, box, ...item }: GarmentOnPage): void {
  const size: TshirtSize = isTshirtSize(item.size) ? item.size : 'M'
  const outline = outlineGarment(design.cut, size, side)
  const [x = 0, y = 0, width = 1, height = 1] = outline.viewBox.split(' ').map(Number)
  const scale = Math.min(box.width / width, (box.height - 16) / height)
  document.font('Helvetica').fontSize(10).fillColor('#555')
  document.text(
    plainText(`${side === 'front' ? 'Front' : 'Back'}, size ${size}, ${design.color.name}`),
    box.left,
    box.top,
  )
  document.save()
  document.translate(box.left + (box.width - width * scale) / 2 - x * scale, box.top + 16 - y * scale)
  document.scale(scale)
  document.lineWidth(0.12)
  document.path(outline.body).fillAndStroke(design.color.hex, '#555')
  document.path(outline.collar).fillAndStroke(design.color.hex, '#777')
  for (const print of design.prints.filter((one) => one.side === side)) {
    const zone = placementZoneOf(print.placementZone)
    if (!zone) continue
    const { left, top, angle, ...zoneBox } = boxOfZone(zone, design.cut, size)
    document.save()
    document.rotate(angle, { origin: [left + zoneBox.width / 2, top + zoneBox.height / 2] })
    const picture = pictures.get(print.artworkId)
    if (picture)
      document.image(picture, left + print.leftInches, top + print.topInches, {
        width: print.widthInches,
        height: print.heightInches,
      })
    document.lineWidth(0.12).dash(0.5, { space: 0.35 }).strokeColor('#e6007e')
    document.rect(left, top, zoneBox.width, zoneBox.height).stroke()
    document.restore()
  }
  document.restore()
}
