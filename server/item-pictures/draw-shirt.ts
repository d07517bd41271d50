import { composeGarment, type PrintOnCloth } from '#domain/mock-up/compose-garment.ts'
import type { ShirtLook } from '#domain/mock-up/shirt-look.ts'
import { boxOfZone, frameOf } from '#domain/tshirt/garment-shape.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { layersOf } from './open-layers.ts'

export type ShirtToDraw = {
  look: ShirtLook
  /** Side of the square image, in pixels. */
  width: number
  /** Paths of the prints' artworks by id, trimmed to their ink. A missing one leaves its place empty. */
  pictures: ReadonlyMap<string, string>
  target: string
}

/** The task: writes the garment with its prints as WebP or PNG, depending on the target's name. */
export async function drawShirt({ look, width, pictures, target }: ShirtToDraw): Promise<void> {
  const { cut, size, color, side } = look
  const pixelsPerInch = width / frameOf(cut, size).side
  const prints = await Promise.all(
    look.prints.map(async ({ artworkId, zone: zoneId, left, top, ...box }): Promise<PrintOnCloth | null> => {
      const [zone, path] = [placementZoneOf(zoneId), pictures.get(artworkId)]
      if (!zone || !path) return null
      const { angle, ...zoneBox } = boxOfZone(zone, cut, size)
      const [across, down] = turned(
        [left + box.width / 2 - zoneBox.width / 2, top + box.height / 2 - zoneBox.height / 2],
        angle,
      )
      const middle = [
        zoneBox.left + zoneBox.width / 2 + across,
        zoneBox.top + zoneBox.height / 2 + down,
      ] as const
      const picture = await inkAt(path, box.width * pixelsPerInch, box.height * pixelsPerInch)
      return { picture, left: middle[0] - box.width / 2, top: middle[1] - box.height / 2, ...box, angle }
    }),
  )
  const seen = prints.filter((print) => print !== null)
  const { data } = composeGarment(await layersOf(cut, side), { cut, size, color, prints: seen, side: width })
  const raw = { width, height: width, channels: 4 as const }
  const picture = sharp(data, { raw })
  await (target.endsWith('.png') ? picture.png() : picture.webp({ quality: 86, effort: 3 })).toFile(target)
}

function turned([x, y]: readonly [number, number], degrees: number): readonly [number, number] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Reduced to the pixels that are visible, so that small images stay clean. */
async function inkAt(path: string, width: number, height: number) {
  const whole = (length: number): number => Math.max(1, Math.ceil(length))
  const { data, info } = await (await openPicture(path))
    .resize(whole(width), whole(height), { fit: 'fill' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
