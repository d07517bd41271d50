import { AppError } from '#server/kernel/errors.ts'
import { isOutage } from '#server/kernel/outage.ts'
import { isDatabaseOutage } from '#server/kernel/postgres/outage.ts'

/** By then, a restarted service usually responds. */
const outageRetrySeconds = 10

/**
 * What an error means for the requester: a refusal as is; a database or a file store that is unavailable, full or stuck
 * as 503, whichever code hit it first. Null for a bug of ours.
 */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!isOutage(error)) return null
  const what = isDatabaseOutage(error) ? 'read its records' : 'reach its files'
  return new AppError('unavailable', `The shop can’t ${what} right now.`, {
    retryAfterSeconds: outageRetrySeconds,
    cause: error,
  })
}
