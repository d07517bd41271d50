import type { Readable } from 'node:stream'

/** What was written: its length and its SHA-256. */
export type Written = { bytes: number; sha256: string }

/** Where the parts of a backup go, one after the other. */
export type BackupSink = {
  /** `bytes`: how many come, where that is known before. @throws what reading it throws */
  add(path: string, body: Readable, bytes?: number): Promise<Written>
}
