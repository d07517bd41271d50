import { maxArtworkPixels } from '#domain/artwork/artwork.ts'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { traceInk } from './trace-ink.ts'

/** Longest side that is examined, in px. */
const side = 1_600

/**
 * The task: returns the outline of an image's ink in fractions of the upright image; null when it is not a readable
 * image.
 */
export async function tracePicture({ path }: { path: string }): Promise<InkOutline | null> {
  const read = await sharp(path, { limitInputPixels: maxArtworkPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return read && traceInk({ width: read.info.width, height: read.info.height, data: read.data })
}
