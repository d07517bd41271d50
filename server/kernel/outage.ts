import { StorageOutage } from './file-store.ts'
import { isDatabaseOutage } from './postgres/outage.ts'

/**
 * Whether something the work depends on failed, rather than the work itself: the same attempt succeeds once it is back.
 * In that case a job leaves its row waiting and throws, so that the queue retries it for as long as job-policies.ts
 * says; anything else ends the row with a message.
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StorageOutage) return true
  return isDatabaseOutage(error)
}
