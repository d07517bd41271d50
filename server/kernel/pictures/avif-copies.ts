import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { FileMissingError, type FileStore } from '#server/kernel/file-store.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import type { drawAvif } from './draw-avif.ts'
import { nullWhenStopped } from './picture-size.ts'

/** Beside each WebP of a public picture, once a browser has asked for it that shows AVIF. */
export const avifKeyOf = (webpKey: string): string => webpKey.replace(/\.webp$/, '.avif')

/** What of them is seen next is asked for again. */
const mostWaiting = 200

const drawing = defineTask<typeof drawAvif>(
  new URL('./draw-avif.ts', import.meta.url),
  'drawAvif',
  drawingLimits,
)

type Files = Pick<FileStore, 'exists' | 'read' | 'remove' | 'size' | 'withLocalFile' | 'write'>

/**
 * Copies of public WebP files as AVIF: made once, one after the other and apart from the server, and kept beside them.
 * An empty file says that the WebP is the smaller one.
 */
export function createAvifCopies(files: Files, report: (error: unknown) => void) {
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  return {
    /** The copy's key and size; null where the WebP is to be sent, `isFinal` when that will stay so. */
    async find(webpKey: string): Promise<{ key: string; size: number } | { isFinal: boolean }> {
      const key = avifKeyOf(webpKey)
      const size = await files.size(key)
      if (size) return { key, size }
      return { isFinal: size === 0 }
    },
    /** Has the copy of a file made that is there. */
    ask(webpKey: string): void {
      if (waiting.has(webpKey) || waiting.size >= mostWaiting) return
      waiting.add(webpKey)
      last = last
        .then(() => make(files, webpKey))
        .catch(report)
        .finally(() => waiting.delete(webpKey))
    },
    /** Once all that were asked for are made. */
    settled: (): Promise<void> => last,
  }
}

export type AvifCopies = ReturnType<typeof createAvifCopies>

async function make(files: Files, webpKey: string): Promise<void> {
  const key = avifKeyOf(webpKey)
  if (await files.exists(key)) return
  try {
    await withWorkFolder(async (folder) => {
      const to = join(folder, 'copy.avif')
      const isSmaller = await files.withLocalFile(webpKey, (path) =>
        decode(drawing, { path, to }, { lane: 'shop' }).catch(nullWhenStopped),
      )
      const body = isSmaller ? createReadStream(to) : new Uint8Array()
      await files.write(key, body, { contentType: 'image/avif' })
    })
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error
  }
  // Taken away meanwhile, with the copies that were there then.
  if (!(await files.exists(webpKey))) await files.remove(key)
}
