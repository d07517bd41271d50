import { maxArtworkPixels } from '#domain/artwork/artwork.ts'
import { type Metadata, type Sharp, type SharpOptions, sharp } from '#server/kernel/pictures/sharp.ts'
import { isPsd, readPsd } from './psd.ts'

/**
 * Opens an image file the way it is previewed and printed: upright according to its EXIF orientation, and in sRGB when
 * written (sharp converts from an embedded profile, or from CMYK). Rows are streamed, so memory stays bounded. Damaged
 * data throws while decoding.
 */
export async function openPicture(path: string): Promise<Sharp> {
  return (await openStored(path, { sequentialRead: true })).autoOrient()
}

/** The same limits as at inspection: what was accepted there must not be refused later. */
export const inkLimits = { limitInputPixels: maxArtworkPixels, failOn: 'error' } as const

/** An image file as stored; for a Photoshop file, its flattened image. */
export async function openStored(path: string, options: SharpOptions = {}): Promise<Sharp> {
  if (!(await isPsd(path))) return sharp(path, { ...inkLimits, ...options })
  const { data, width, height } = await readPsd(path)
  return sharp(data, { ...inkLimits, raw: { width, height, channels: 4 } })
}

/** Reads the header only, whatever size it claims. */
export async function readPictureHeader(path: string): Promise<Metadata> {
  if (await isPsd(path)) return (await openStored(path)).metadata()
  return sharp(path, { limitInputPixels: false }).metadata()
}
