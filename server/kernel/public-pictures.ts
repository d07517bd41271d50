import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { maxWholeDecodePixels } from '#domain/artwork.ts'
import { type PublicPicture, publicPictureWidths } from '#domain/public-picture.ts'
import type { FileStore } from './file-store.ts'

/** What a table keeps of a public picture. `key` is the folder of its files, `widths` their names. */
export type StoredPicture = { key: string; width: number; height: number; widths: number[] }

/** Everything under it may be read by anybody at /files/<key> and never changes. */
export const publicFolder = 'public'

export const publicUrl = (key: string): string => `/files/${key}`

/**
 * Stores a picture as WebP at each public width, never enlarged. A plain WebP that is no wider than the largest
 * is kept as it is. @throws Error when the bytes are no picture.
 */
export async function storePublicPicture(
  files: Pick<FileStore, 'write'>,
  folder: string,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const opened = () => sharp(bytes, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
  const metadata = await opened().metadata()
  const { width, height } = metadata.autoOrient
  const largest = Math.min(width, Math.max(...publicPictureWidths))
  const widths = [...publicPictureWidths.filter((one) => one < largest), largest]
  const isPlainWebp = metadata.format === 'webp' && !metadata.exif && !metadata.icc && !metadata.xmp
  const key = `${publicFolder}/${folder}/${randomUUID()}`
  for (const one of widths) {
    const isAsItShouldBe = isPlainWebp && one === width
    const scaled = isAsItShouldBe
      ? bytes
      : await opened().autoOrient().resize({ width: one }).webp({ quality: 82, effort: 2 }).toBuffer()
    await files.write(`${key}/${one}.webp`, scaled, { contentType: 'image/webp' })
  }
  return { key, width: largest, height: Math.round((height * largest) / width), widths }
}

export function toPublicPicture({ key, width, height, widths }: StoredPicture, alt: string): PublicPicture {
  const address = (one: number): string => publicUrl(`${key}/${one}.webp`)
  return {
    src: address(width),
    srcSet: widths.map((one) => `${address(one)} ${one}w`).join(', '),
    width,
    height,
    alt,
  }
}

/** The address of the smallest file: for carts, orders and mails. */
export const smallPictureUrl = ({ key, widths }: StoredPicture): string =>
  publicUrl(`${key}/${Math.min(...widths)}.webp`)
