import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { pictureLimits } from '#server/kernel/decoding/limits.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { nullWhenStopped } from '#server/kernel/pictures/picture-size.ts'
import { publicFolder } from '#server/kernel/pictures/public-pictures.ts'
import type { drawCopies } from './draw-copies.ts'

export type PrintCopies = {
  original: { width: number; height: number }
  watermarked: { key: string; bytes: Buffer; width: number; height: number }
  thumbnail: { key: string; width: number; height: number; byteSize: number }
}

/** JPEGs that a browser made by the same rules. */
export type BrowserCopies = { thumbnail: Uint8Array; watermarked: Uint8Array }

const drawing = defineTask<typeof drawCopies>(
  new URL('./draw-copies.ts', import.meta.url),
  'drawCopies',
  pictureLimits,
)

/** Makes and stores the public copies of an original; null if it is not a readable image. */
export function makeCopies(
  files: Pick<FileStore, 'write'>,
  bytes: Uint8Array,
  watermark: string,
  given?: BrowserCopies,
): Promise<PrintCopies | null> {
  return withWorkFolder(async (folder) => {
    const put = async (name: string, content: Uint8Array): Promise<string> => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    }
    const wanted = {
      original: await put('original', bytes),
      given: given
        ? {
            thumbnail: await put('given-thumbnail', given.thumbnail),
            watermarked: await put('given-watermarked', given.watermarked),
          }
        : null,
    }
    const drawn = await decode(drawing, { ...wanted, watermark, folder }, { lane: 'shop' }).catch(
      nullWhenStopped,
    )
    if (!drawn) return null
    const [watermarked, thumbnail] = await Promise.all(
      ['watermarked.jpg', 'thumbnail.jpg'].map((name) => readFile(join(folder, name))),
    )
    if (!watermarked || !thumbnail) throw new Error('The copies of a print were not drawn')
    const keys = {
      watermarked: `${publicFolder}/watermarked/${randomUUID()}/copy.jpg`,
      thumbnail: `${publicFolder}/thumbnails/${randomUUID()}/thumbnail.jpg`,
    }
    await files.write(keys.watermarked, watermarked, { contentType: 'image/jpeg' })
    await files.write(keys.thumbnail, thumbnail, { contentType: 'image/jpeg' })
    return {
      original: drawn.original,
      watermarked: { key: keys.watermarked, bytes: watermarked, ...drawn.watermarked },
      thumbnail: { key: keys.thumbnail, byteSize: thumbnail.byteLength, ...drawn.thumbnail },
    }
  })
}
