import type { ProviderTruth } from './port.ts'

export type AttemptFacts = {
  id: string
  amountCents: number
  currency: string
  expiresAt: Date
  withdrawnReason: string | null
}

/** What a provider's answer means for an attempt. */
export type Verdict =
  | { verdict: 'wait' }
  | { verdict: 'paid'; reportedCents: number; reportedCurrency: string }
  | { verdict: 'mismatch'; reportedCents: number; reportedCurrency: string; reason: string }
  | { verdict: 'failed' | 'cancelled' | 'expired'; reason: string }

/**
 * Money counts as received only in the requested amount and currency, and for this attempt. `isOver` is true when the
 * attempt's time has passed: a page still open then, or never created, is given up.
 */
export function judgeTruth(attempt: AttemptFacts, truth: ProviderTruth, isOver: boolean): Verdict {
  switch (truth.state) {
    case 'paid':
      return judgePaid(attempt, truth)
    case 'failed':
    case 'cancelled':
    case 'expired':
      return { verdict: truth.state, reason: truth.reason }
    case 'open':
    case 'unknown':
      if (attempt.withdrawnReason !== null) return { verdict: 'cancelled', reason: attempt.withdrawnReason }
      return isOver ? { verdict: 'expired', reason: 'The payment page was not finished in time' } : wait
    case 'processing':
      return wait
  }
}

const wait: Verdict = { verdict: 'wait' }

function judgePaid(attempt: AttemptFacts, truth: Extract<ProviderTruth, { state: 'paid' }>): Verdict {
  const reported = { reportedCents: truth.amount, reportedCurrency: truth.currency }
  if (truth.attemptId !== attempt.id)
    return { verdict: 'mismatch', ...reported, reason: `The payment is for ${truth.attemptId}` }
  if (truth.currency !== attempt.currency || truth.amount !== attempt.amountCents) {
    return { verdict: 'mismatch', ...reported, reason: describePaid(attempt, truth) }
  }
  if (attempt.withdrawnReason !== null)
    return { verdict: 'mismatch', ...reported, reason: `Paid anyway: ${attempt.withdrawnReason}` }
  return { verdict: 'paid', ...reported }
}

/** "Paid 50.00 USD of 41.47 USD: 8.53 USD too much". */
export function describePaid(
  attempt: Pick<AttemptFacts, 'amountCents' | 'currency'>,
  paid: { amount: number; currency: string },
): string {
  const words = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`
  const both = `Paid ${words(paid.amount, paid.currency)} of ${words(attempt.amountCents, attempt.currency)}`
  if (paid.currency !== attempt.currency) return `${both}: another currency`
  const surplus = paid.amount - attempt.amountCents
  if (surplus === 0) return both
  return `${both}: ${words(Math.abs(surplus), paid.currency)} too ${surplus > 0 ? 'much' : 'little'}`
}
