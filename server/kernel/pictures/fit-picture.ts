import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'
import { sharp } from './sharp.ts'

/** Fits within a box or fills it: `inside` never enlarges, `contain` pads with white. Sizes in px. */
export type Fit = {
  width: number
  height?: number
  fit: 'cover' | 'contain' | 'inside'
  /** JPEG, and images on white, are for clients that show no transparency. */
  format: 'jpg' | 'png'
  isOnWhite: boolean
}

const white = '#ffffff'

/** The task: makes one of our own images smaller, for email, paper and link previews. */
export async function fitPicture({
  source,
  target,
  width,
  height,
  fit,
  format,
  isOnWhite,
}: Fit & { source: string; target: string }): Promise<void> {
  const small = sharp(source, { limitInputPixels: maxWholeDecodePixels }).resize({
    ...{ width, fit, background: white, withoutEnlargement: fit === 'inside' },
    ...(height !== undefined && { height }),
  })
  const seen = isOnWhite ? small.flatten({ background: white }) : small
  await (format === 'png'
    ? seen.png({ compressionLevel: 9 })
    : seen.jpeg({ quality: 84, mozjpeg: true })
  ).toFile(target)
}
