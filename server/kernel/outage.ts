import { StorageOutage } from './file-store.ts'
import { isDatabaseOutage } from './postgres/outage.ts'

/**
 * Whether what the work stands on failed us, rather than the work itself: the same again goes well once it is back. A job
 * leaves its row waiting then and throws, so that the queue tries it again for as long as job-policies.ts says; anything
 * else ends the row, in words.
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StorageOutage) return true
  return isDatabaseOutage(error)
}
