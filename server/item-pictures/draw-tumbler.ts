import sharp from 'sharp'
import { composeTumbler } from '#domain/mock-up/compose-tumbler.ts'
import { cupShapeOf } from '#domain/mock-up/cup-shape.ts'
import type { Pixels } from '#domain/mock-up/pixels.ts'
import type { TumblerLook } from '#domain/mock-up/tumbler-look.ts'
import { type EngravingField, engravingFieldOf, layEngraving } from '#domain/tumbler/engraving-field.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'

export type TumblerToDraw = {
  look: TumblerLook
  /** Pixels of the square picture. */
  width: number
  /** Where the artwork lies, trimmed to its ink; null for a bare tumbler. */
  artwork: string | null
  target: string
}

const placed = { single: 'front', double: 'both', fullWrap: 'around' } as const

/** The task: writes the tumbler with its engraving as WebP. */
export async function drawTumbler({ look, width, artwork, target }: TumblerToDraw): Promise<void> {
  const { sizeId, finish, designType, side } = look
  const field = engravingFieldOf(sizeId, designType)
  const pixelsPerInch = (1.4 * width) / cupShapeOf(sizeId).frame.side
  const picture = artwork && (await drawField(artwork, field, pixelsPerInch))
  const engraving = picture ? { picture, field, placed: placed[designType] } : null
  const { data } = composeTumbler({ sizeId, finish, side, engraving, width })
  const raw = { width, height: width, channels: 4 as const }
  await sharp(data, { raw }).webp({ quality: 86, effort: 3 }).toFile(target)
}

/** The laser's whole field, laid as its file has it. */
async function drawField(path: string, field: EngravingField, pixelsPerInch: number): Promise<Pixels> {
  const { width: wide = 1, height: high = 1 } = await (await openPicture(path)).metadata()
  const laid = layEngraving(field, { left: 0, top: 0, width: wide, height: high })
  const whole = (inches: number): number => Math.max(1, Math.round(inches * pixelsPerInch))
  const [left, top] = [laid.left, laid.top].map((inches) => Math.round(inches * pixelsPerInch))
  const canvas = { width: whole(field.width), height: whole(field.height) }
  const ink = await (await openPicture(path))
    .extract(laid.ink)
    .resize(Math.min(canvas.width, whole(laid.width)), Math.min(canvas.height, whole(laid.height)), {
      fit: 'fill',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer()
  const background = { r: 255, g: 255, b: 255, alpha: 0 }
  const { data, info } = await sharp({ create: { ...canvas, channels: 4, background } })
    .composite([{ input: ink, left: left ?? 0, top: top ?? 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
