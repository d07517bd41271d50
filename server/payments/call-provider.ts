import { and, eq, isNull } from 'drizzle-orm'
import { cents } from '#domain/money.ts'
import { findAttempt, requireProvider } from './attempts.ts'
import type { PaymentsNeeds } from './index.ts'
import { ProviderRefusal } from './port.ts'
import { paymentAttempts } from './tables.ts'

export type CallOutcome =
  /** `reference` is the provider's name for the page. */
  | { ok: true; url: string; reference: string }
  /** `over`: paid or given up; nothing is left to pay here. */
  | { ok: false; reason: 'over' }
  | { ok: false; reason: 'no_url' }
  /** `message` says what the provider refused; null when it could not be reached. */
  | { ok: false; reason: 'provider_failed'; message: string | null }

/**
 * CALL: asks the provider for its hosted page. The attempt's id is the idempotency key, so that asking again,
 * at the same time or after a crash, gives the same page and never a second one to pay on.
 */
export async function callProvider(
  { database, providers, log, reach }: Pick<PaymentsNeeds, 'database' | 'providers' | 'log' | 'reach'>,
  attemptId: string,
): Promise<CallOutcome> {
  const attempt = await findAttempt(database.orm, attemptId)
  if (!attempt) throw new Error(`No payment attempt ${attemptId}`)
  if (attempt.status !== 'pending') return { ok: false, reason: 'over' }
  if (attempt.redirectUrl) return { ok: true, url: attempt.redirectUrl, reference: attempt.reference ?? '' }
  const provider = requireProvider(providers, attempt.provider)
  reach('call:before')
  try {
    const { url, reference, eventReference } = await provider.createCheckout({
      id: attempt.id,
      amount: cents(attempt.amountCents),
      currency: attempt.currency,
      description: attempt.description,
      customerEmail: attempt.customerEmail,
      returnUrl: attempt.returnUrl,
      expiresAt: attempt.expiresAt,
    })
    reach('call:after')
    if (!url) return { ok: false, reason: 'no_url' }
    await database.orm
      .update(paymentAttempts)
      .set({ redirectUrl: url, reference, eventReference: eventReference ?? null })
      .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.redirectUrl)))
    reach('call:after-commit')
    return { ok: true, url, reference }
  } catch (error) {
    log.error({ attemptId, provider: attempt.provider, error }, 'the payment page could not be made')
    const message =
      error instanceof ProviderRefusal
        ? `${provider.name} answered with a non-2xx status (${error.status}).`
        : null
    return { ok: false, reason: 'provider_failed', message }
  }
}
