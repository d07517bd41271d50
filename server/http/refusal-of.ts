import { AppError } from '#server/kernel/errors.ts'
import { isDatabaseOutage } from '#server/kernel/postgres/outage.ts'

/** By then a database that was started again answers, mostly. */
const outageRetrySeconds = 10

/**
 * What an error means for whoever asked: a refusal as it is; a database that is away, full or stuck as 503, whoever met
 * it first. Null for a bug of ours.
 */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!isDatabaseOutage(error)) return null
  return new AppError('unavailable', 'The shop cannot read its records right now.', {
    retryAfterSeconds: outageRetrySeconds,
    cause: error,
  })
}
