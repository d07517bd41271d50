import type { Readable } from 'node:stream'
import type { OpenHotFolder } from '#server/rolls/index.ts'

/** A folder of files here or on another machine, open. */
export type OpenFolder = OpenHotFolder & {
  /** Its files. */
  list(): Promise<{ name: string; bytes: number }[]>
  /** @throws Error where there is no such file */
  read(name: string): Promise<Readable>
}
