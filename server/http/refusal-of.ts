import { AppError } from '#server/kernel/errors.ts'
import { isOutage } from '#server/kernel/outage.ts'
import { isDatabaseOutage } from '#server/kernel/postgres/outage.ts'

/** By then what was started again answers, mostly. */
const outageRetrySeconds = 10

/**
 * What an error means for whoever asked: a refusal as it is; a database or a file store that is away, full or stuck as
 * 503, whoever met it first. Null for a bug of ours.
 */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!isOutage(error)) return null
  const what = isDatabaseOutage(error) ? 'read its records' : 'reach its files'
  return new AppError('unavailable', `The shop cannot ${what} right now.`, {
    retryAfterSeconds: outageRetrySeconds,
    cause: error,
  })
}
