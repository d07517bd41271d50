import type { Sharp } from '#server/kernel/pictures/sharp.ts'

/**
 * How much of each px is covered, in bytes. What is in bytes already is only taken out: asked for shades of gray, libvips
 * converts the colors of the whole picture first, which takes nine times as long.
 */
export async function alphaOf(picture: Sharp): Promise<Sharp> {
  const { depth } = await picture.metadata()
  const alpha = picture.extractChannel('alpha')
  return depth === 'uchar' ? alpha : alpha.toColorspace('b-w')
}
