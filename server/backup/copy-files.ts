import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileMissingError, type FileStore, type StoredEntry } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import type { BackupSink } from './archive/sink.ts'
import { Digest } from './digest.ts'
import { type FileCopy, places } from './manifest.ts'

type Files = Pick<FileStore, 'list' | 'read' | 'write' | 'size'>
type Say = (count: number) => void

/**
 * Copies what the store has and `copies` lacks or has shorter. Files removed in the meantime are left out. Called
 * before the database is copied and once more after it, so that every file a row refers to is there. `say` is called
 * with the progress, from 0 to 1.
 */
export async function copyFilesOut(
  files: Files,
  sink: BackupSink,
  copies: Map<string, FileCopy>,
  say: (share: number) => void,
): Promise<void> {
  const entries: StoredEntry[] = []
  for await (const entry of files.list()) entries.push(entry)
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  let passed = 0
  for (const entry of entries) {
    passed += entry.bytes
    say(passed / Math.max(1, all))
    if (copies.get(entry.key)?.bytes === entry.bytes) continue
    const copy = await copyOut(files, sink, entry)
    if (copy) copies.set(entry.key, copy)
  }
}

/** Bytes that a growing upload has gained since the listing are copied in the next pass. */
async function copyOut(
  files: Files,
  sink: BackupSink,
  { key, bytes }: StoredEntry,
): Promise<FileCopy | null> {
  try {
    const body = bytes === 0 ? Readable.from([]) : await files.read(key, { start: 0, end: bytes - 1 })
    return { key, ...(await sink.add(join(places.files, key), body, bytes)) }
  } catch (error) {
    if (error instanceof FileMissingError) return null
    throw error
  }
}

/** Restores them into a store that has none of them, or only some from an earlier try. */
export async function copyFilesIn(
  files: Files,
  folder: string,
  copies: readonly FileCopy[],
  say: Say,
): Promise<void> {
  for (const [index, { key, bytes, sha256 }] of copies.entries()) {
    const digest = new Digest()
    // The database knows what kind a file is.
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
      `The backup is damaged: ${path} is not what was written. Use another one; no shop has been opened on this data.`,
    )
  }
}
