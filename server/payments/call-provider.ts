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
  /** `over`: paid, given up, withdrawn or for nothing; nothing is left to pay here. */
  | { ok: false; reason: 'over' }
  | { ok: false; reason: 'no_url' }
  /** `message` says what the provider refused; null when it could not be reached. */
  | { ok: false; reason: 'provider_failed'; message: string | null }

/**
 * CALL: asks the provider for its hosted page. The attempt's id is the idempotency key, so that asking again,
 * at the same time or after a crash, gives the same page and never a second one to pay on. A total of $0 has no
 * page: it is settled at once, by whoever asks first. Who has just opened the attempt hands it in.
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
 * The page stands in our books, or is closed: what was given up or withdrawn while it was made shall not be paid. False when
 * nobody is to be sent there.
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
  // Asked for twice at once, it was written by the other one.
  if (now?.status === 'pending' && now.withdrawnReason === null) return true
  if (now?.status === 'paid' || now?.status === 'mismatch') return false
  await provider.closeCheckout({ ...attempt, ...page }).catch((error: unknown) => {
    log.error({ attemptId: attempt.id, error }, 'a page that nobody is to pay on could not be closed')
  })
  return false
}

const isToPay = and(eq(paymentAttempts.status, 'pending'), isNull(paymentAttempts.withdrawnReason))

/**
 * An attempt that waits for days ends with its page, which no provider keeps open so long: what follows from an
 * unfinished page is its owner's to say. Written before the call, so that the same key always asks for the same.
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
