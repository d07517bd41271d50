import type { Readable } from 'node:stream'
import type { OpenHotFolder } from '#server/rolls/index.ts'

/** An open folder of files, here or on another machine. */
export type OpenFolder = OpenHotFolder & {
  /** Its files. */
  list(): Promise<{ name: string; bytes: number }[]>
  /** @throws Error if there is no such file */
  read(name: string): Promise<Readable>
}
