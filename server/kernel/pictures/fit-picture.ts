import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'
import { sharp } from './sharp.ts'

/** Within a box or to fill it: `inside` never enlarges, `contain` has white at the sides. Sizes in px. */
export type Fit = {
  width: number
  height?: number
  fit: 'cover' | 'contain' | 'inside'
  /** JPEG, and what is on white, for whoever shows nothing see-through. */
  format: 'jpg' | 'png'
  isOnWhite: boolean
}

const white = '#ffffff'

/** The task: a picture of our own making, smaller, for mail, paper and link previews. */
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
