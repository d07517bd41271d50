import type { ShirtLook } from '#domain/mock-up/shirt-look.ts'
import { boxOfZone, frameOf } from '#domain/tshirt/garment-shape.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { type Pdf, putWhole } from '#server/kernel/paper/draw-paper.ts'

export type GarmentOnPage = {
  look: ShirtLook
  colorName: string
  /** The look's square image, as PNG. */
  picture: Buffer
  /** Points on the page. */
  box: { left: number; top: number; width: number; height: number }
}

/** One side of the garment as the shopper saw it, with the outline of each printed zone. */
export function drawGarment(document: Pdf, { look, colorName, picture, box }: GarmentOnPage): void {
  const { cut, size, side, prints } = look
  const frame = frameOf(cut, size)
  const width = Math.min(box.width, box.height - 16)
  const [x, y] = [box.left + (box.width - width) / 2, box.top + 16]
  const caption = `${side === 'front' ? 'Front' : 'Back'}, size ${size}, ${colorName}`
  putWhole(document, caption, { ...box, height: 14, size: 10, color: '#555555' })
  document.image(picture, x, y, { width, height: width })
  document.save()
  document
    .translate(x, y)
    .scale(width / frame.side)
    .translate(-frame.left, -frame.top)
  for (const id of new Set(prints.map(({ zone }) => zone))) {
    const zone = placementZoneOf(id)
    if (!zone) continue
    const { left, top, angle, ...zoneBox } = boxOfZone(zone, cut, size)
    document.save()
    document.rotate(angle, { origin: [left + zoneBox.width / 2, top + zoneBox.height / 2] })
    document.lineWidth(0.12).dash(0.5, { space: 0.35 }).strokeColor('#e6007e')
    document.rect(left, top, zoneBox.width, zoneBox.height).stroke()
    document.restore()
  }
  document.restore()
}
