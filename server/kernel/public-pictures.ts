import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { maxWholeDecodePixels } from '#domain/artwork.ts'
import { type PublicPicture, publicPictureWidths } from '#domain/public-picture.ts'
import type { FileStore } from './file-store.ts'

/** What a table keeps of a public picture. `key` is the folder of its files, `widths` their names. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  /** Of the largest file; not known of pictures that came with an import. */
  byteSize?: number
}

/** Everything under it may be read by anybody at /files/<key> and never changes. */
export const publicFolder = 'public'

export const publicUrl = (key: string): string => `/files/${key}`

/**
 * Stores a picture as WebP at each public width, never enlarged. A plain WebP that is no wider than the largest
 * is kept as it is. Null when the bytes are no picture that can be read.
 */
export async function storePublicPicture(
  files: Pick<FileStore, 'write'>,
  folder: string,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  const scaled = await scaleToWidths(bytes).catch(() => null)
  if (!scaled) return null
  const key = `${publicFolder}/${folder}/${randomUUID()}`
  for (const { width, webp } of scaled.copies)
    await files.write(`${key}/${width}.webp`, webp, { contentType: 'image/webp' })
  const { width, height, copies } = scaled
  const byteSize = copies.at(-1)?.webp.byteLength ?? 0
  return { key, width, height, widths: copies.map((copy) => copy.width), byteSize }
}

/** A picture that was stored before, by the key of its largest file; null when its files are not all here. */
export async function findStoredPicture(
  files: Pick<FileStore, 'exists' | 'withLocalFile'>,
  fileKey: string,
): Promise<StoredPicture | null> {
  const [, key, name] = storedFile.exec(fileKey) ?? []
  if (!key || !name) return null
  const largest = Number(name)
  const widths = [...publicPictureWidths.filter((narrower) => narrower < largest), largest]
  for (const width of widths) if (!(await files.exists(`${key}/${width}.webp`))) return null
  const { width, height } = await files.withLocalFile(fileKey, (path) => sharp(path).metadata())
  return { key, width, height, widths }
}

const storedFile = new RegExp(`^(${publicFolder}/[a-z][a-z0-9-]{0,60}/[0-9a-f-]{36})/(\\d{1,4})\\.webp$`)

/** The key of the largest file: by it the picture is found again. */
export const largestFileKey = ({ key, width }: StoredPicture): string => `${key}/${width}.webp`

async function scaleToWidths(bytes: Uint8Array) {
  const opened = () => sharp(bytes, { limitInputPixels: maxWholeDecodePixels, failOn: 'error' })
  const metadata = await opened().metadata()
  const { width, height } = metadata.autoOrient
  const largest = Math.min(width, Math.max(...publicPictureWidths))
  const isPlainWebp = metadata.format === 'webp' && !metadata.exif && !metadata.icc && !metadata.xmp
  const copies: { width: number; webp: Uint8Array }[] = []
  for (const one of [...publicPictureWidths.filter((narrower) => narrower < largest), largest]) {
    const isAsItShouldBe = isPlainWebp && one === width
    const scaled = () =>
      opened().autoOrient().resize({ width: one }).webp({ quality: 82, effort: 2 }).toBuffer()
    copies.push({ width: one, webp: isAsItShouldBe ? bytes : await scaled() })
  }
  return { width: largest, height: Math.round((height * largest) / width), copies }
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
