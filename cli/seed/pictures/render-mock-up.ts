import sharp, { type Sharp } from 'sharp'
import { composeGarment } from '#domain/mock-up/compose-garment.ts'
import { composeTumbler } from '#domain/mock-up/compose-tumbler.ts'
import { cupShapeOf } from '#domain/mock-up/cup-shape.ts'
import type { Pixels } from '#domain/mock-up/pixels.ts'
import { boxOfZone, frameOf } from '#domain/tshirt/garment-shape.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { engravingFieldOf } from '#domain/tumbler/engraving-field.ts'
import type { Finish } from '#domain/tumbler/tumblers.ts'
import { layersOf } from '#server/item-pictures/open-layers.ts'
import { findArtwork } from './demo-artworks.ts'

export type CupSize = '20oz' | '40oz'

/** A product with a drawing printed or engraved on it, by the same renderer that shows customers their own. */
export type MockUp = { kind: 'tshirt'; color: string } | { kind: 'tumbler'; sizeId: CupSize; finish: Finish }

const side = 900
const shirtSize = 'L'
const shirtPixelsPerInch = side / frameOf('tee', shirtSize).side
/** The size of a chest print in inches, which no one makes as large as the cloth allows. */
const largest = { width: 10.5, height: 12 }

type Size = { width: number; height: number }

const inPixels = ({ width, height }: Size, scale: number): Size => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

/** Size of an artwork on a shirt, in pixels. */
export function shirtInk(slug: string): Size {
  const { widthInches, heightInches } = findArtwork(slug)
  const scale = Math.min(largest.width / widthInches, largest.height / heightInches)
  return inPixels({ width: widthInches * scale, height: heightInches * scale }, shirtPixelsPerInch)
}

/** Size of the laser field on a cup, in pixels. */
export const cupInk = (sizeId: CupSize): Size =>
  inPixels(engravingFieldOf(sizeId, 'single'), side / cupShapeOf(sizeId).frame.side)

/** The product with this drawing on it, as an opaque square. */
export async function renderMockUp(svg: string, mockUp: MockUp): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = { width: info.width, height: info.height, data }
  const picture = mockUp.kind === 'tshirt' ? await onShirt(ink, mockUp.color) : onCup(ink, mockUp)
  return sharp(picture.data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha()
}

async function onShirt(picture: Pixels, color: string): Promise<Pixels> {
  const zone = placementZoneOf('full-front')
  if (!zone) throw new Error('There is no zone for a chest print')
  const box = boxOfZone(zone, 'tee', shirtSize)
  const [width, height] = [picture.width / shirtPixelsPerInch, picture.height / shirtPixelsPerInch]
  const print = { picture, left: box.left + (box.width - width) / 2, top: box.top, width, height, angle: 0 }
  const layers = await layersOf('tee', 'front')
  return composeGarment(layers, { cut: 'tee', size: shirtSize, color, prints: [print], side })
}

function onCup(picture: Pixels, { sizeId, finish }: MockUp & { kind: 'tumbler' }): Pixels {
  const engraving = { picture, field: engravingFieldOf(sizeId, 'single'), placed: 'front' as const }
  return composeTumbler({ sizeId, finish, side: 'front', engraving, width: side })
}
