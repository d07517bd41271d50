import type { Readable } from 'node:stream'
import type { HotFolder } from '#domain/orders/hot-folder.ts'

/** An open folder that a RIP watches. Names are those of files in it. */
export type OpenHotFolder = {
  /** The server's key; null for a folder on this machine. */
  hostKey: string | null
  has(name: string): Promise<boolean>
  /** Writes the complete file, replacing any with that name. */
  write(name: string, body: Readable): Promise<void>
  /** Replaces any file with that name. */
  rename(from: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  close(): Promise<void>
}

export type HotFolders = {
  /** Why the operator doesn't allow it, and which field is wrong; null if they do. */
  refusalOf(folder: HotFolder): { field: 'folder' | 'host'; message: string } | null
  /** @throws Error whose message says what is wrong there */
  open(folder: HotFolder, secret: string | null): Promise<OpenHotFolder>
}
