import type { FileStore } from '#server/kernel/file-store.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'

export type DiskDeps = {
  files: Pick<FileStore, 'freeBytes' | 'sweepLeftovers'>
  rateLimiter: Pick<RateLimiter, 'spend'>
  /** Below this much free space no files are accepted. */
  floorMegabytes: number
  /** Upload limits per day; 0 for no limit. */
  dailyMegabytes: { person: number; network: number }
}
