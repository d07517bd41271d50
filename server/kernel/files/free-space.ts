import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** `short`: staff are told. `full`: below the floor, nothing is taken in, so that orders can still be made and printed. */
export type Room = { state: 'enough' | 'short' | 'full'; freeBytes: number | null; floorBytes: number }

/** Judged the same by the shop, its doctor and its health. A store without an end (`null`) has room enough. */
export function judgeRoom(freeBytes: number | null, floorMegabytes: number): Room {
  const floorBytes = floorMegabytes * 1_000_000
  const isBelow = (bytes: number): boolean => freeBytes !== null && freeBytes < bytes
  const state = isBelow(floorBytes) ? 'full' : isBelow(2 * floorBytes) ? 'short' : 'enough'
  return { state, freeBytes, floorBytes }
}

/** For people, with one decimal: "1.2 GB". */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** The same of what may be small: "12 MB", rounded up. */
export const megabytesOrMore = (bytes: number): string =>
  bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : gigabytes(bytes)

/** On the disk that holds a path, or will: of a folder that is still to be made it is that of the one above. */
export async function freeBytesAt(path: string): Promise<number> {
  const found = await statfs(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    return null
  })
  return found ? found.bavail * found.bsize : freeBytesAt(dirname(path))
}
