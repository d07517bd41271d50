import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * `short`: staff are warned. `full`: below the floor, uploads are refused, so that orders can still be placed and
 * printed.
 */
export type Room = { state: 'enough' | 'short' | 'full'; freeBytes: number | null; floorBytes: number }

/** Shared by the shop, its doctor and its health check. A store without a limit (`null`) always has enough space. */
export function judgeRoom(freeBytes: number | null, floorMegabytes: number): Room {
  const floorBytes = floorMegabytes * 1_000_000
  const isBelow = (bytes: number): boolean => freeBytes !== null && freeBytes < bytes
  const state = isBelow(floorBytes) ? 'full' : isBelow(2 * floorBytes) ? 'short' : 'enough'
  return { state, freeBytes, floorBytes }
}

/** For display, with one decimal: "1.2 GB". */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** The same for values that may be small: "12 MB", rounded up. */
export const megabytesOrMore = (bytes: number): string =>
  bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : gigabytes(bytes)

/** Free space on the disk that holds a path, or will: for a folder that doesn't exist yet, its parent's. */
export async function freeBytesAt(path: string): Promise<number> {
  const found = await statfs(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    return null
  })
  return found ? found.bavail * found.bsize : freeBytesAt(dirname(path))
}
