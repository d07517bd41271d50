import type { Artwork } from '#server/artwork/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { ImageModel } from './port.ts'

export type AiDesignsDeps = {
  database: Database
  clock: Clock
  log: Log
  jobs: Jobs
  files: FileStore
  realtime: Realtime
  rateLimiter: RateLimiter
  artwork: Pick<Artwork, 'importPicture' | 'get'>
  /** Null if the shop has none: then we draw. */
  imageModel: ImageModel | null
}
