import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Digest } from '../digest.ts'
import type { BackupSink } from './sink.ts'

/** Each part is a separate file. */
export const folderSink = (folder: string): BackupSink => ({
  async add(path, body) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const digest = new Digest()
    await pipeline(body, digest, createWriteStream(target, { flush: true, mode: 0o600 }))
    return { bytes: digest.bytes, sha256: digest.sha256() }
  },
})
