import { writeFile } from 'node:fs/promises'
import { type DesignSizeId, designDpi, findDesignSize } from '#domain/artwork/ai-design.ts'
import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { composeDesign, type DesignWish } from './compose-designs.ts'
import { toPreview, toPrint } from './rasterize.ts'

/** One of the designs of a wish, by its index. */
export type WantedDesign = { wish: DesignWish; index: number }

/** In px. */
export type PreviewSize = { width: number; height: number }

const previewWidth = 720

/** The task: draws the design as a small WebP for pages. */
export async function drawPreview({
  wish,
  index,
  target,
}: WantedDesign & { target: string }): Promise<PreviewSize> {
  const preview = await toPreview(composeDesign(wish, index), previewWidth)
  await writeFile(target, preview)
  const { width, height } = await sharp(preview).metadata()
  return { width, height }
}

/** The task: draws the design as a PNG at print resolution. */
export async function drawPrint({ wish, index, target }: WantedDesign & { target: string }): Promise<void> {
  await writeFile(target, await toPrint(composeDesign(wish, index)))
}

/**
 * The task: reads a model's image, and writes the PNG that prints are made from and the small WebP for pages. @throws
 * when it is not an image
 */
export async function readPainted({
  path,
  source,
  target,
}: {
  path: string
  source: string
  target: string
}): Promise<PreviewSize> {
  const opened = sharp(path, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
  await opened.clone().png().toFile(source)
  const { width, height } = await opened
    .resize({ width: previewWidth, withoutEnlargement: true })
    .webp({ quality: 86 })
    .toFile(target)
  return { width, height }
}

/** The task: enlarges a model's image as far as film of that size allows, at 300 dpi. */
export async function enlargePainted({
  path,
  sizeId,
  target,
}: {
  path: string
  sizeId: DesignSizeId
  target: string
}): Promise<void> {
  const { width, height } = findDesignSize(sizeId)
  await sharp(path)
    .resize({ width: width * designDpi, height: height * designDpi, fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 6 })
    .withMetadata({ density: designDpi })
    .toFile(target)
}
