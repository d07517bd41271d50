import { and, eq, gt, isNull } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import { after } from '#server/kernel/clock.ts'
import { type Attempt, findAttempt, requireProvider } from './attempts.ts'
import type { SettleDeps } from './deps.ts'
import { nothingToPay } from './nothing-to-pay.ts'
import { firstCheck, pageLifetime } from './open-attempt.ts'
import { type PaymentProvider, ProviderRefusal } from './port.ts'
import { settle } from './settle-payment.ts'
import { paymentAttempts } from './tables.ts'

export type CallOutcome =
  /** `reference` is the provider's name for the page. */
  | { ok: true; url: string; reference: string }
  /** `over`: paid, given up, withdrawn or free; there is nothing left to pay here. */
  | { ok: false; reason: 'over' }
  | { ok: false; reason: 'no_url' }
  /** `message` says what the provider refused; null when it could not be reached. */
  | { ok: false; reason: 'provider_failed'; message: string | null }

/**
 * CALL: asks the provider for its hosted page. The attempt's id is the idempotency key, so asking again, concurrently
 * or after a crash, returns the same page and never a second one to pay on. A total of $0 has no page: the first caller
 * settles it right away. A caller that has just opened the attempt passes it in.
 */
export async function callProvider(
  deps: SettleDeps,
  attemptId: string,
  opened?: Attempt,
): Promise<CallOutcome> {
  const { database, providers, log, reach } = deps
  const attempt = opened ?? (await findAttempt(database.orm, attemptId))
  if (!attempt) throw new Error(`No payment attempt ${attemptId}`)
  if (attempt.status !== 'pending' || attempt.withdrawnReason !== null) return { ok: false, reason: 'over' }
  if (attempt.provider === nothingToPay.key) {
    await settle(deps, attemptId, 'checkout')
    return { ok: false, reason: 'over' }
  }
  if (attempt.redirectUrl) return { ok: true, url: attempt.redirectUrl, reference: attempt.reference ?? '' }
  const provider = requireProvider(providers, attempt.provider)
  const expiresAt = await beginPage(deps, attempt)
  reach('call:before')
  try {
    const { url, reference, eventReference } = await provider.createCheckout({
      id: attempt.id,
      amount: cents(attempt.amountCents),
      currency: attempt.currency,
      description: attempt.description,
      customerEmail: attempt.customerEmail,
      returnUrl: attempt.returnUrl,
      expiresAt,
    })
    reach('call:after')
    if (!url) return { ok: false, reason: 'no_url' }
    const page = { redirectUrl: url, reference, eventReference: eventReference ?? null }
    const isWanted = await keepPage(deps, attempt, page, provider)
    reach('call:after-commit')
    return isWanted ? { ok: true, url, reference } : { ok: false, reason: 'over' }
  } catch (error) {
    log.error({ attemptId, provider: attempt.provider, error }, 'the payment page could not be made')
    const message =
      error instanceof ProviderRefusal
        ? `${provider.name} answered with a non-2xx status (${error.status}).`
        : null
    return { ok: false, reason: 'provider_failed', message }
  }
}

/**
 * Stores the page, or closes it: an attempt that was given up or withdrawn while its page was being created must not be
 * paid. False if no one should be sent there.
 */
async function keepPage(
  { database, log }: SettleDeps,
  attempt: Attempt,
  page: Pick<Attempt, 'redirectUrl' | 'reference' | 'eventReference'>,
  provider: PaymentProvider,
): Promise<boolean> {
  const [kept] = await database.orm
    .update(paymentAttempts)
    .set(page)
    .where(and(eq(paymentAttempts.id, attempt.id), isNull(paymentAttempts.redirectUrl), isToPay))
    .returning({ id: paymentAttempts.id })
  if (kept) return true
  const now = await findAttempt(database.orm, attempt.id)
  // On concurrent requests, the other one wrote it.
  if (now?.status === 'pending' && now.withdrawnReason === null) return true
  if (now?.status === 'paid' || now?.status === 'mismatch') return false
  await provider.closeCheckout({ ...attempt, ...page }).catch((error: unknown) => {
    log.error(
      { attemptId: attempt.id, error },
      'a payment page that no one should pay on could not be closed',
    )
  })
  return false
}

const isToPay = and(eq(paymentAttempts.status, 'pending'), isNull(paymentAttempts.withdrawnReason))

/**
 * An attempt that waits for days ends with its page, which no provider keeps open that long: its owner decides what
 * follows from an unfinished page. Written before the call, so that the same key always sends the same request.
 */
async function beginPage({ database, clock }: SettleDeps, attempt: Attempt): Promise<Date> {
  const now = clock.now()
  const expiresAt = after(now, pageLifetime)
  if (attempt.expiresAt <= expiresAt) return attempt.expiresAt
  await database.orm
    .update(paymentAttempts)
    .set({ expiresAt, nextCheckAt: after(now, firstCheck) })
    .where(and(eq(paymentAttempts.id, attempt.id), gt(paymentAttempts.expiresAt, expiresAt)))
  return (await findAttempt(database.orm, attempt.id))?.expiresAt ?? expiresAt
}
