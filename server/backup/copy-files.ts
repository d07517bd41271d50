import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileMissingError, type FileStore } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { Digest } from './digest.ts'
import { type FileCopy, places } from './manifest.ts'

type Files = Pick<FileStore, 'list' | 'read' | 'write' | 'size'>
type Say = (count: number) => void

/**
 * Copies what the store has and `copies` does not, or not as long. What somebody removes meanwhile is left out. Called
 * before the database is copied and once more after it, so that whatever a row speaks of is there.
 */
export async function copyFilesOut(
  files: Files,
  folder: string,
  copies: Map<string, FileCopy>,
  say: Say,
): Promise<void> {
  for await (const { key, bytes } of files.list()) {
    if (copies.get(key)?.bytes === bytes) continue
    const copy = await copyOut(files, key, join(folder, places.files, key))
    if (copy) say(copies.set(key, copy).size)
  }
}

async function copyOut(files: Files, key: string, path: string): Promise<FileCopy | null> {
  await mkdir(dirname(path), { recursive: true })
  const digest = new Digest()
  try {
    await pipeline(await files.read(key), digest, createWriteStream(path, { flush: true }))
  } catch (error) {
    if (error instanceof FileMissingError) return null
    throw error
  }
  return { key, bytes: digest.bytes, sha256: digest.sha256() }
}

/** Brings them into a store that has none of them, or only some of an earlier try. */
export async function copyFilesIn(
  files: Files,
  folder: string,
  copies: readonly FileCopy[],
  say: Say,
): Promise<void> {
  for (const [index, { key, bytes, sha256 }] of copies.entries()) {
    const digest = new Digest()
    // Which kind a file is stands in the database.
    await Promise.all([
      pipeline(createReadStream(join(folder, places.files, key)), digest),
      files.write(key, digest, { contentType: 'application/octet-stream' }),
    ])
    if (digest.bytes !== bytes || digest.sha256() !== sha256) throw new DamagedBackup(join(places.files, key))
    say(index + 1)
  }
}

export class DamagedBackup extends OperatorError {
  constructor(path: string) {
    super(
      `The backup is damaged: ${path} is not what was written. Take another one; nothing is open on this.`,
    )
  }
}
