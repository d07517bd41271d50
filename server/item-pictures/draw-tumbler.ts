import { composeTumbler } from '#domain/mock-up/compose-tumbler.ts'
import { cupShapeOf } from '#domain/mock-up/cup-shape.ts'
import type { Pixels } from '#domain/mock-up/pixels.ts'
import type { TumblerLook } from '#domain/mock-up/tumbler-look.ts'
import { type EngravingField, engravingFieldOf, layEngraving } from '#domain/tumbler/engraving-field.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import { openPicture, readPictureHeader } from '#server/kernel/pictures/pictures.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

export type TumblerToDraw = {
  look: TumblerLook
  /** Side of the square image, in pixels. */
  width: number
  /** Path of the artwork, trimmed to its ink; null for a bare tumbler. */
  artwork: string | null
  target: string
}

const placed = { single: 'front', double: 'both', fullWrap: 'around' } as const

/** The task: writes the tumbler with its engraving as WebP. */
export async function drawTumbler({ look, width, artwork, target }: TumblerToDraw): Promise<void> {
  const { sizeId, finish, designType, side } = look
  const field = engravingFieldOf(sizeId, designType)
  const pixelsPerInch = (1.4 * width) / cupShapeOf(sizeId).frame.side
  const picture = artwork && (await drawField(artwork, field, look.wrap, pixelsPerInch))
  const engraving = picture ? { picture, field, placed: placed[designType] } : null
  const { data } = composeTumbler({ sizeId, finish, side, engraving, width })
  const raw = { width, height: width, channels: 4 as const }
  await sharp(data, { raw }).webp({ quality: 86, effort: 3 }).toFile(target)
}

/** The laser's whole field, laid out as in its file. */
async function drawField(
  path: string,
  field: EngravingField,
  wrap: Wrap | null,
  pixelsPerInch: number,
): Promise<Pixels> {
  const { width: wide = 1, height: high = 1 } = await readPictureHeader(path)
  const laid = layEngraving(field, { left: 0, top: 0, width: wide, height: high }, wrap ?? undefined)
  const [first] = laid
  if (!first) throw new Error('Nothing lies in the field')
  const whole = (inches: number): number => Math.max(1, Math.round(inches * pixelsPerInch))
  const canvas = { width: whole(field.width), height: whole(field.height) }
  const picture = await openPicture(path)
  const ink = await picture
    .extract(first.ink)
    .resize(Math.min(canvas.width, whole(first.width)), Math.min(canvas.height, whole(first.height)), {
      fit: 'fill',
    })
    .toColorspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer()
  const background = { r: 255, g: 255, b: 255, alpha: 0 }
  const { data, info } = await sharp({ create: { ...canvas, channels: 4, background } })
    .composite(
      laid.map(({ left, top }) => ({
        input: ink,
        left: Math.round(left * pixelsPerInch),
        top: Math.round(top * pixelsPerInch),
      })),
    )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
