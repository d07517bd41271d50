import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxArtworkPixels } from '#domain/artwork/artwork.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { drawWatermark } from './draw-watermark.ts'

/** docs/spec-map.md B9: longest side of a thumbnail in px, and JPEG qualities. */
const thumbnailSide = 300
const thumbnailQuality = 80
const watermarkedQuality = 90
/** Enough for a close look, too little to print. */
const watermarkedSide = 1_200

/** Transparent artwork is shown on the film it is printed on. */
const film = { r: 247, g: 250, b: 251 }

type Size = { width: number; height: number }
export type DrawnCopies = { original: Size; watermarked: Size; thumbnail: Size }

export type CopiesToDraw = {
  original: string
  watermark: string
  /** JPEGs that a browser made by the same rules; used if they match. */
  given: { thumbnail: string; watermarked: string } | null
  /** Where the copies are written, as `watermarked.jpg` and `thumbnail.jpg`. */
  folder: string
}

/** The task: draws the public copies of an original; null if it is not a readable image. */
export async function drawCopies({
  original,
  watermark,
  given,
  folder,
}: CopiesToDraw): Promise<DrawnCopies | null> {
  const shown = await show(original).catch(() => null)
  if (!shown) return null
  const { info } = shown
  const fitting = given && (await takeFitting(given, shown.info))
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const overlay = Buffer.from(drawWatermark(watermark, info.width, info.height))
  const watermarked =
    fitting?.watermarked ??
    (await sharp(shown.data, raw)
      .composite([{ input: overlay }])
      .jpeg({ quality: watermarkedQuality })
      .toBuffer())
  const thumbnail =
    fitting?.thumbnail ??
    (await sharp(shown.data, raw)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: thumbnailQuality })
      .toBuffer())
  await writeFile(join(folder, 'watermarked.jpg'), watermarked)
  await writeFile(join(folder, 'thumbnail.jpg'), thumbnail)
  return {
    original: shown.original,
    watermarked: { width: info.width, height: info.height },
    thumbnail: await sizeOf(thumbnail),
  }
}

/** Copies of the right type, size and shape, stripped of any metadata a browser added. */
async function takeFitting(
  { thumbnail, watermarked }: NonNullable<CopiesToDraw['given']>,
  original: { width: number; height: number },
): Promise<{ thumbnail: Buffer; watermarked: Buffer } | null> {
  const take = async (path: string, side: number, quality: number): Promise<Buffer | null> => {
    const picture = sharp(path, { limitInputPixels: side * side, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    const isLike = Math.abs((width * original.height) / (height * original.width) - 1) < 0.03
    const isRight = format === 'jpeg' && Math.max(width, height) <= side && isLike
    return isRight ? picture.jpeg({ quality }).toBuffer() : null
  }
  const taken = await Promise.all([
    take(thumbnail, thumbnailSide, thumbnailQuality),
    take(watermarked, watermarkedSide, watermarkedQuality),
  ]).catch(() => [null, null])
  const [small, large] = taken
  const { width, height } = large ? await sharp(large).metadata() : { width: 0, height: 0 }
  return small && large && width === original.width && height === original.height
    ? { thumbnail: small, watermarked: large }
    : null
}

async function sizeOf(bytes: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** The original on film, as large as may be shown publicly. */
async function show(path: string) {
  const { width, height } = (await open(path).metadata()).autoOrient
  const { data, info } = await open(path)
    .autoOrient()
    .resize({ width: watermarkedSide, height: watermarkedSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: film })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { original: { width, height }, data, info }
}

const open = (path: string) => sharp(path, { limitInputPixels: maxArtworkPixels, failOn: 'error' })
