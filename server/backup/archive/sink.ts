import type { Readable } from 'node:stream'

/** The length and SHA-256 of what was written. */
export type Written = { bytes: number; sha256: string }

/** Where the parts of a backup go, one after the other. */
export type BackupSink = {
  /** `bytes`: the length, if known in advance. @throws any error from reading the body */
  add(path: string, body: Readable, bytes?: number): Promise<Written>
}
