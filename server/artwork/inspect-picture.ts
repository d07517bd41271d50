import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import type { Metadata } from 'sharp'
import sharp from 'sharp'
import {
  type ArtworkContentType,
  artworkContentTypes,
  type InkBox,
  maxArtworkPixels,
  maxWholeDecodePixels,
  previewSide,
  thumbnailSide,
} from '#domain/artwork.ts'
import { openPicture, readPictureHeader } from '#server/kernel/pictures.ts'
import { findInk } from './find-ink.ts'

export type PictureFacts = {
  contentType: ArtworkContentType
  sha256: string
  widthPx: number
  heightPx: number
  ink: InkBox
  densityDpi: number | null
  hasAlpha: boolean
}

export type Inspection =
  | { ok: true; facts: PictureFacts; preview: Buffer; thumbnail: Buffer }
  | { ok: false; rejection: string }

/**
 * Looks at a file as if its sender meant harm: type by content, size from the header before anything is decoded,
 * then every pixel once. Says what is in it, or in words for the shopper why it cannot be printed.
 * @throws when our own machine failed (disk full, file gone): then it is worth trying again.
 */
export async function inspectPicture(path: string): Promise<Inspection> {
  const found = (await fileTypeFromFile(path))?.mime
  if (found === 'image/apng') return rejected(rejections.animated)
  const contentType = artworkContentTypes.find((type) => type === found)
  if (contentType === undefined) return rejected(rejections.wrongType)
  try {
    const header = await readPictureHeader(path)
    const refusal = refuseByHeader(header, contentType)
    return refusal === null ? await decode(path, contentType, header) : rejected(refusal)
  } catch (error) {
    if (isOurFailure(error)) throw error
    return rejected(rejections.damaged)
  }
}

export const rejections = {
  wrongType: 'This file is not a PNG, JPEG or WebP picture. Save it as a PNG and upload that.',
  damaged: 'This file is damaged or incomplete. Export it again and upload the new file.',
  animated: 'Animated pictures cannot be printed. Save one frame as a PNG and upload that.',
  empty: 'Nothing to print: the picture is fully transparent.',
  tooManyPixels: (width: number, height: number): string =>
    `This picture claims ${width} × ${height} pixels, more than we print. The largest is 300 megapixels.`,
  notStreamable:
    'Above 64 megapixels a picture must be an upright PNG without interlacing, or a baseline JPEG. Save it so.',
}

const rejected = (rejection: string): Inspection => ({ ok: false, rejection })

function refuseByHeader(header: Metadata, contentType: ArtworkContentType): string | null {
  const { width, height } = header
  if ((header.pages ?? 1) > 1) return rejections.animated
  if (width * height > maxArtworkPixels) return rejections.tooManyPixels(width, height)
  const isTurned = (header.orientation ?? 1) > 1
  const isDecodedWhole = header.isProgressive || isTurned || contentType === 'image/webp'
  return isDecodedWhole && width * height > maxWholeDecodePixels ? rejections.notStreamable : null
}

async function decode(path: string, contentType: ArtworkContentType, header: Metadata): Promise<Inspection> {
  const { width: widthPx, height: heightPx } = header.autoOrient
  const whole = { left: 0, top: 0, width: widthPx, height: heightPx }
  const ink = header.hasAlpha ? await findInk(path, widthPx, heightPx) : whole
  if (ink === null) return rejected(rejections.empty)
  const preview = await openPicture(path)
    .extract(ink)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, alphaQuality: 100 })
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
  }
  return { ok: true, facts, preview, thumbnail }
}

/** Files state densities from 0 to nonsense; what no printer has says nothing. */
const believable = (density: number | undefined): number | null =>
  density !== undefined && density >= 10 && density <= 4_800 ? density : null

async function hash(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

/** sharp tells everything by message; these are the ones that are not about the picture. */
function isOurFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  if ('syscall' in error) return true
  return /no space left|out of memory|unable to (open|write|create)|write error|missing/i.test(error.message)
}
