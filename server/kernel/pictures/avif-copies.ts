import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { FileMissingError, type FileStore } from '#server/kernel/file-store.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import type { drawAvif } from './draw-avif.ts'
import { nullWhenStopped } from './picture-size.ts'

/** Stored next to each WebP of a public picture, once a browser that supports AVIF has requested it. */
export const avifKeyOf = (webpKey: string): string => webpKey.replace(/\.webp$/, '.avif')

/** Any beyond this are requested again the next time they are viewed. */
const mostWaiting = 200

const drawing = defineTask<typeof drawAvif>(
  new URL('./draw-avif.ts', import.meta.url),
  'drawAvif',
  drawingLimits,
)

type Files = Pick<FileStore, 'exists' | 'read' | 'remove' | 'size' | 'withLocalFile' | 'write'>

/**
 * AVIF copies of public WebP files: created once, one after the other in a separate process, and stored next to them.
 * An empty file means that the WebP is smaller.
 */
export function createAvifCopies(files: Files, report: (error: unknown) => void) {
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  return {
    /** The copy's key and size; null if the WebP is to be sent, with `isFinal` if that won't change. */
    async find(webpKey: string): Promise<{ key: string; size: number } | { isFinal: boolean }> {
      const key = avifKeyOf(webpKey)
      const size = await files.size(key)
      if (size) return { key, size }
      return { isFinal: size === 0 }
    },
    /** Requests the copy of an existing file. */
    ask(webpKey: string): void {
      if (waiting.has(webpKey) || waiting.size >= mostWaiting) return
      waiting.add(webpKey)
      last = last
        .then(() => make(files, webpKey))
        .catch(report)
        .finally(() => waiting.delete(webpKey))
    },
    /** Resolves once all requested copies are made. */
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
  // The WebP was removed in the meantime, along with the copies that existed then.
  if (!(await files.exists(webpKey))) await files.remove(key)
}
