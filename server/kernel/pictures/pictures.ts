import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxArtworkPixels } from '#domain/artwork/artwork.ts'

/** The one place that says how much memory and how many threads pictures may take. */
sharp.cache(false)
sharp.concurrency(2)

/**
 * Opens a picture file as it is previewed and printed: upright by its EXIF orientation, and in sRGB when written
 * (sharp converts from an embedded profile, or from CMYK). Rows are streamed, so memory stays bounded. Damaged
 * data throws while decoding.
 */
export function openPicture(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: maxArtworkPixels,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient()
}

/** Reads the header only, whatever size it claims. */
export function readPictureHeader(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false }).metadata()
}
