import type { Readable } from 'node:stream'

/** A file that may be sent over HTTP: its name, and how to open it. */
export type StoredFile = {
  open(): Promise<Readable>
  contentType: string
  byteSize: number | null
  /** Changes when the content does. */
  tag: string
  fileName: string
  /** Whether this address will always show this content. */
  isFinal: boolean
}
