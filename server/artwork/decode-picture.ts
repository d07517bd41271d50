import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  type ArtworkContentType,
  maxStatedDpi,
  minStatedDpi,
  previewSide,
  thumbnailSide,
} from '#domain/artwork/artwork.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'
import type { Metadata } from '#server/kernel/pictures/sharp.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { findInk } from './find-ink.ts'
import type { PictureFacts } from './inspected.ts'
import { measure } from './pixels/measure.ts'
import { rejections } from './rejections.ts'

export type Inspection =
  | { ok: true; facts: PictureFacts; preview: Buffer; thumbnail: Buffer }
  | { ok: false; rejection: string }

export const rejected = (rejection: string): Inspection => ({ ok: false, rejection })

export async function decode(
  path: string,
  contentType: ArtworkContentType,
  header: Metadata,
): Promise<Inspection> {
  const { width: widthPx, height: heightPx } = header.autoOrient
  const whole = { left: 0, top: 0, width: widthPx, height: heightPx }
  const ink = header.hasAlpha ? await findInk(path, widthPx, heightPx) : whole
  if (ink === null) return rejected(rejections.empty)
  const picture = await openPicture(path)
  const { data, info } = await picture
    .extract(ink)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raster = { width: info.width, height: info.height, data }
  const preview = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: 86, alphaQuality: 100, effort: 2 })
    .toBuffer()
  const thumbnail = await sharp(preview)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const facts = {
    contentType,
    sha256: await hash(path),
    widthPx,
    heightPx,
    ink,
    densityDpi: believable(header.density),
    hasAlpha: header.hasAlpha,
    measured: measure(raster),
    pageCount: 1,
  }
  return { ok: true, facts, preview, thumbnail }
}

const believable = (density: number | undefined): number | null =>
  density !== undefined && density >= minStatedDpi && density <= maxStatedDpi ? density : null

export async function hash(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}
