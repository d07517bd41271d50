import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { Digest } from '../digest.ts'
import type { BackupSink } from './sink.ts'

/**
 * One tar stream of everything, produced while `fill` adds to it. An error in `fill` fails the stream, so that a
 * partial stream is never taken for a complete one.
 */
export async function tarOf(fill: (sink: BackupSink) => Promise<void>): Promise<Readable> {
  const { pack } = await import('tar-stream')
  const tar = pack()
  const addSized = async (path: string, body: Readable, bytes: number) => {
    const digest = new Digest()
    await pipeline(body, digest, tar.entry({ name: path, size: bytes, mode: 0o600 }))
    return { bytes: digest.bytes, sha256: digest.sha256() }
  }
  const sink: BackupSink = {
    add(path, body, bytes) {
      if (bytes !== undefined) return addSized(path, body, bytes)
      // Tar needs the length up front, so the body is fully written to our disk before any of it is sent.
      return withWorkFolder(async (folder) => {
        const draft = join(folder, 'part')
        await pipeline(body, createWriteStream(draft))
        const written = await addSized(path, createReadStream(draft), (await stat(draft)).size)
        await rm(draft)
        return written
      })
    },
  }
  fill(sink).then(
    () => tar.finalize(),
    (error) => tar.destroy(error),
  )
  return Readable.from(tar)
}
