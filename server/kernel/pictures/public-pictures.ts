import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PublicPicture, publicPictureWidths } from '#domain/catalog/public-picture.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { nullWhenStopped, pictureSizeOf } from './picture-size.ts'
import type { scaleToWidths } from './public-picture-files.ts'

/** What a table stores about a public picture. `key` is the folder of its files, `widths` their names. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  /** Size of the largest file; unknown for pictures that came with an import. */
  byteSize?: number
}

/** Everything under it is publicly readable at /files/<key> and never changes. */
export const publicFolder = 'public'

export const publicUrl = (key: string): string => `/files/${key}`

/**
 * Stores an image as WebP at each public width, never enlarged. A plain WebP no wider than the largest is kept
 * unchanged. Null if the bytes aren't a readable image.
 */
export async function storePublicPicture(
  files: Pick<FileStore, 'write'>,
  folder: string,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  return withWorkFolder(async (temporary) => {
    const path = join(temporary, 'original')
    await writeFile(path, bytes)
    const scaled = await decode(scaling, { path, folder: temporary }, { lane: 'shop' }).catch(nullWhenStopped)
    if (!scaled) return null
    const key = `${publicFolder}/${folder}/${randomUUID()}`
    for (const width of scaled.widths) {
      const webp = createReadStream(join(temporary, `${width}.webp`))
      await files.write(`${key}/${width}.webp`, webp, { contentType: 'image/webp' })
    }
    return { key, ...scaled }
  })
}

const scaling = defineTask<typeof scaleToWidths>(
  new URL('./public-picture-files.ts', import.meta.url),
  'scaleToWidths',
  drawingLimits,
)

/** Finds a stored picture by the key of its largest file; null if some of its files are missing. */
export async function findStoredPicture(
  files: Pick<FileStore, 'exists' | 'withLocalFile'>,
  fileKey: string,
): Promise<StoredPicture | null> {
  const [, key, name] = storedFile.exec(fileKey) ?? []
  if (!key || !name) return null
  const largest = Number(name)
  const widths = [...publicPictureWidths.filter((narrower) => narrower < largest), largest]
  for (const width of widths) if (!(await files.exists(`${key}/${width}.webp`))) return null
  const size = await files.withLocalFile(fileKey, pictureSizeOf)
  return size && { key, width: size.width, height: size.height, widths }
}

const storedFile = new RegExp(`^(${publicFolder}/[a-z][a-z0-9-]{0,60}/[0-9a-f-]{36})/(\\d{1,4})\\.webp$`)

/** The key of the largest file, which identifies the picture. */
export const largestFileKey = ({ key, width }: StoredPicture): string => `${key}/${width}.webp`

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

/** The address of the smallest file: for carts, orders and emails. */
export const smallPictureUrl = ({ key, widths }: StoredPicture): string =>
  publicUrl(`${key}/${Math.min(...widths)}.webp`)
