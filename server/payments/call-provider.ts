import { and, eq, isNull } from 'drizzle-orm'
import { cents } from '#domain/money.ts'
import { findAttempt, requireProvider } from './attempts.ts'
import type { PaymentsNeeds } from './index.ts'
import { paymentAttempts } from './tables.ts'

export type CallOutcome =
  | { ok: true; url: string }
  /** `over`: paid or given up; nothing is left to pay here. */
  | { ok: false; reason: 'over' | 'provider_failed' | 'no_url' }

/**
 * CALL: asks the provider for its hosted page. The attempt's id is the idempotency key, so that asking again,
 * at the same time or after a crash, gives the same page and never a second one to pay on.
 */
export async function callProvider(
  { database, providers, log }: Pick<PaymentsNeeds, 'database' | 'providers' | 'log'>,
  attemptId: string,
): Promise<CallOutcome> {
  const attempt = await findAttempt(database.orm, attemptId)
  if (!attempt) throw new Error(`No payment attempt ${attemptId}`)
  if (attempt.status !== 'pending') return { ok: false, reason: 'over' }
  if (attempt.redirectUrl) return { ok: true, url: attempt.redirectUrl }
  try {
    const { url, reference } = await requireProvider(providers, attempt.provider).createCheckout({
      id: attempt.id,
      amount: cents(attempt.amountCents),
      currency: attempt.currency,
      description: attempt.description,
      customerEmail: attempt.customerEmail,
      returnUrl: attempt.returnUrl,
      expiresAt: attempt.expiresAt,
    })
    if (!url) return { ok: false, reason: 'no_url' }
    await database.orm
      .update(paymentAttempts)
      .set({ redirectUrl: url, reference })
      .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.redirectUrl)))
    return { ok: true, url }
  } catch (error) {
    log.error({ attemptId, provider: attempt.provider, error }, 'the payment page could not be made')
    return { ok: false, reason: 'provider_failed' }
  }
}
