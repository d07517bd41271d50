import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'
import { publicPictureWidths } from '#domain/catalog/public-picture.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

export type ScaledPicture = { width: number; height: number; widths: number[]; byteSize: number }

/**
 * The task: writes an image to a folder as WebP at each public width, as `<width>.webp`, never enlarged. A plain WebP
 * no wider than the largest is kept unchanged. Null if it isn't a readable image.
 */
export async function scaleToWidths({
  path,
  folder,
}: {
  path: string
  folder: string
}): Promise<ScaledPicture | null> {
  try {
    return await scale(path, folder)
  } catch {
    return null
  }
}

async function scale(path: string, folder: string): Promise<ScaledPicture> {
  const opened = () => sharp(path, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
  const metadata = await opened().metadata()
  const { width, height } = metadata.autoOrient
  const largest = Math.min(width, Math.max(...publicPictureWidths))
  const isPlainWebp = metadata.format === 'webp' && !metadata.exif && !metadata.icc && !metadata.xmp
  const widths = [...publicPictureWidths.filter((narrower) => narrower < largest), largest]
  for (const one of widths) {
    const target = join(folder, `${one}.webp`)
    if (isPlainWebp && one === width) await copyFile(path, target)
    else await opened().autoOrient().resize({ width: one }).webp({ quality: 82, effort: 2 }).toFile(target)
  }
  const { size: byteSize } = await stat(join(folder, `${largest}.webp`))
  return { width: largest, height: Math.round((height * largest) / width), widths, byteSize }
}
