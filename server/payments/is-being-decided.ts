import { findAttempt, requireProvider } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'

/**
 * Whether the money of a finished payment page is still being decided on, as by a slow bank. Asks the provider and writes
 * nothing; false where it cannot be asked.
 */
export async function isBeingDecided(
  { database, providers, log }: Pick<PaymentsDeps, 'database' | 'providers' | 'log'>,
  attemptId: string,
): Promise<boolean> {
  const attempt = await findAttempt(database.orm, attemptId)
  if (attempt?.status !== 'pending' || attempt.redirectUrl === null) return false
  try {
    return (await requireProvider(providers, attempt.provider).lookUp(attempt)).state === 'processing'
  } catch (error) {
    log.warn({ attemptId, error }, 'the payment provider could not be asked')
    return false
  }
}
