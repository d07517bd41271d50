import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey, FileMissingError, type FileStore, isKey } from '#server/kernel/file-store.ts'
import { freeBytesAt } from '#server/kernel/files/free-space.ts'
import { sweepStill } from '#server/kernel/files/work-folder.ts'
import { DiskUploads } from './disk-uploads.ts'
import { isMissing, syncToDisk } from './sync-to-disk.ts'

/** Keeps files in a folder. A file appears under its key only once it is fully on disk. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, checkedKey(key))
  const incoming = join(folder, '.incoming')

  const size = async (key: string): Promise<number | null> => {
    const info = await stat(pathOf(key)).catch(nullWhenMissing)
    return info?.isFile() ? info.size : null
  }

  return {
    async write(key, body) {
      const path = pathOf(key)
      const temporary = join(incoming, randomUUID())
      await mkdir(incoming, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        const source = body instanceof Uint8Array ? Readable.from([body]) : body
        await pipeline(source, createWriteStream(temporary, { flush: true, flags: 'wx' }))
        await rename(temporary, path)
        await syncToDisk(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(key, part) {
      const handle = await open(pathOf(key)).catch(nullWhenMissing)
      if (!handle) throw new FileMissingError(key)
      return createReadStream('', { fd: handle, autoClose: true, ...part })
    },

    async withLocalFile(key, use) {
      if ((await size(key)) === null) throw new FileMissingError(key)
      return use(pathOf(key))
    },

    size,
    exists: async (key) => (await size(key)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(nullWhenMissing)
      for await (const entry of entries ?? []) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        const bytes = entry.isFile() && isKey(key) ? await size(key) : null
        if (bytes !== null) yield { key, bytes }
      }
    },
    freeBytes: () => freeBytesAt(folder),
    async sweepLeftovers() {
      await sweepStill(incoming, () => true)
    },
    uploads: new DiskUploads({ directory: folder }),
  }
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
