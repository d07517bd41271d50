import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'
import { drawVector } from '#server/kernel/vectors/draw-vector.ts'
import type { InkSource } from './ink-source.ts'
import { inkLimits, openStored } from './pictures.ts'

/**
 * The ink of an artwork at a size in px: a raster image is resized, a drawing is redrawn at that size into the file
 * `drawn`, which the caller must remove.
 */
export async function openInk(
  { path, ink, vector }: InkSource,
  { width, height }: { width: number; height: number },
  drawn: string,
): Promise<Sharp> {
  if (!vector)
    return (await openStored(path))
      .autoOrient()
      .extract(ink)
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
  const [across, down] = [width / ink.width, height / ink.height]
  const left = Math.round(ink.left * across)
  const top = Math.round(ink.top * down)
  const full = {
    width: Math.max(left + width, Math.round(vector.widthPx * across)),
    height: Math.max(top + height, Math.round(vector.heightPx * down)),
  }
  await drawVector({ path, ...vector }, { full, region: { left, top, width, height } }, drawn)
  return sharp(drawn, inkLimits)
}
