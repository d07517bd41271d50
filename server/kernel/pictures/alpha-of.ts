import type { Sharp } from '#server/kernel/pictures/sharp.ts'

/**
 * The coverage of each px, in bytes. 8-bit alpha is only extracted: when asked for grayscale, libvips converts the
 * colors of the whole image first, which takes nine times as long.
 */
export async function alphaOf(picture: Sharp): Promise<Sharp> {
  const { depth } = await picture.metadata()
  const alpha = picture.extractChannel('alpha')
  return depth === 'uchar' ? alpha : alpha.toColorspace('b-w')
}
