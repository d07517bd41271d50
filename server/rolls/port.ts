import type { Readable } from 'node:stream'
import type { HotFolder } from '#domain/orders/hot-folder.ts'

/** A folder that a RIP looks into, open. Names are those of files in it. */
export type OpenHotFolder = {
  /** Of the server; null for a folder on this machine. */
  hostKey: string | null
  has(name: string): Promise<boolean>
  /** All of it, in place of what is called so. */
  write(name: string, body: Readable): Promise<void>
  /** In place of what is called so. */
  rename(from: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  close(): Promise<void>
}

export type HotFolders = {
  /** Why the operator does not allow it, by the field that is wrong; null where they do. */
  refusalOf(folder: HotFolder): { field: 'folder' | 'host'; message: string } | null
  /** @throws Error in words that say what is wrong there */
  open(folder: HotFolder, secret: string | null): Promise<OpenHotFolder>
}
