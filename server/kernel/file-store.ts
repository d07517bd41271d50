import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

export type FilePart = { start: number; end: number }

export type StoredEntry = { key: string; bytes: number }

/** Where files are stored: the disk, or an S3-compatible store. One contract test suite covers both. */
export type FileStore = {
  /** Stores all of `body` under `key`, or nothing if it fails; an existing file is replaced. */
  write(key: string, body: Readable | Uint8Array, options: { contentType: string }): Promise<void>
  /** The whole file, or the bytes from `start` to `end`, both included. @throws FileMissingError */
  read(key: string, part?: FilePart): Promise<Readable>
  /**
   * Calls `use` with a path: the file itself, or a temporary copy that is removed afterwards. Read only.
   * @throws FileMissingError
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Size in bytes, or null if there is no such file. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  /** Removing a file that doesn't exist is not an error. */
  remove(key: string): Promise<void>
  /** Every file, in any order. Files added or removed during the listing may or may not appear. */
  list(): AsyncIterable<StoredEntry>
  /** Free space for files, in bytes; null for a store without a limit. */
  freeBytes(): Promise<number | null>
  /** Removes half-written files left by killed writers. */
  sweepLeftovers(): Promise<void>
  /** Resumable uploads directly into the store; an upload's id is the key of the finished file. */
  uploads: DataStore
}

export class FileMissingError extends Error {
  constructor(key: string) {
    super(`There is no file ${key}`)
    this.name = 'FileMissingError'
  }
}

/** The file store could not be reached, or failed. It is unknown what took effect. */
export class StorageOutage extends Error {
  constructor(cause: unknown) {
    super(
      `The file store does not answer (${cause instanceof Error ? cause.message || cause.name : cause})`,
      { cause },
    )
    this.name = 'StorageOutage'
  }
}

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

export const isKey = (text: string): boolean => text.length <= 200 && keyShape.test(text)

/**
 * Keys consist of our own ids and words, such as `artworks/8d0…/original`, never of users' file names.
 * @throws RangeError for anything else: a bug.
 */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`Not a file key: ${key}`)
  return key
}
