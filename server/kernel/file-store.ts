import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

export type FilePart = { start: number; end: number }

export type StoredEntry = { key: string; bytes: number }

/** Where files lie: the disk, or an S3-compatible store. One contract test suite holds both to this. */
export type FileStore = {
  /** Stores all of `body` under `key` or, when it fails, nothing; what was there before is replaced. */
  write(key: string, body: Readable | Uint8Array, options: { contentType: string }): Promise<void>
  /** All of a file, or the bytes from `start` to `end`, both included. @throws FileMissingError */
  read(key: string, part?: FilePart): Promise<Readable>
  /**
   * Lets `use` work on a path: the file itself, or a temporary copy that is gone afterwards. Read only.
   * @throws FileMissingError
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Bytes stored, or null where there is no such file. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Every file, in any order. What comes or goes meanwhile may be there or not. */
  list(): AsyncIterable<StoredEntry>
  /** Free space where files lie, in bytes; null for a store that has no end. */
  freeBytes(): Promise<number | null>
  /** Removes what writers that were killed left half written. */
  sweepLeftovers(): Promise<void>
  /** Resumable uploads straight into the store; an upload's id is the key of the finished file. */
  uploads: DataStore
}

export class FileMissingError extends Error {
  constructor(key: string) {
    super(`There is no file ${key}`)
    this.name = 'FileMissingError'
  }
}

/** The place where files lie could not be reached, or failed. What took effect meanwhile is not known. */
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
 * Keys are made of our own ids and words, such as `artworks/8d0…/original`, never of people's file names.
 * @throws RangeError for anything else: a bug.
 */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`Not a file key: ${key}`)
  return key
}
