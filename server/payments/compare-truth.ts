import type { AttemptStatus } from '#domain/money/payment-filters.ts'
import type { AttemptFacts } from './judge-truth.ts'
import { describePaid } from './judge-truth.ts'
import type { ProviderTruth, RefundTruth } from './port.ts'
import type { RefundStatus } from './tables.ts'

type Ours = AttemptFacts & {
  status: AttemptStatus
  settledBy: string | null
  /**
   * What is known to have been refunded, and what may have been: a refund in progress counts only toward the second.
   */
  givenBack: { least: number; most: number }
}

/**
 * Describes how our books and the provider's differ; empty when they agree. Staff accept exactly this text, which is
 * stored (`notedDifference`): in other words, every accepted difference would need their attention again.
 */
export function compareTruth(ours: Ours, truth: ProviderTruth): string[] {
  const isTaken = ours.status === 'paid' || ours.status === 'mismatch'
  if (truth.state === 'paid') {
    const differences: string[] = []
    if (!isTaken) differences.push(`Paid at the provider, ${ours.status} here`)
    if (truth.attemptId !== ours.id) differences.push('The provider names another payment')
    const isExact = truth.amount === ours.amountCents && truth.currency === ours.currency
    if (!isExact) differences.push(describePaid(ours, truth))
    return [...differences, ...compareGivenBack(ours.givenBack, truth)]
  }
  if (!isTaken) return []
  if (ours.settledBy === 'staff') return [`Confirmed by staff, ${words[truth.state]} at the provider`]
  return [`Paid here, ${words[truth.state]} at the provider`]
}

/** What is known to have been refunded: a refund in progress may or may not have gone through. */
export const surelyGivenBack = (made: readonly { status: RefundStatus; amountCents: number }[]): number =>
  made.reduce((sum, { status, amountCents }) => (status === 'done' ? sum + amountCents : sum), 0)

function compareGivenBack(
  { least, most }: Ours['givenBack'],
  { refunded, currency }: Extract<ProviderTruth, { state: 'paid' }>,
): string[] {
  if (refunded >= least && refunded <= most) return []
  const money = (amount: number): string => `${(amount / 100).toFixed(2)} ${currency}`
  const [ours, side] = refunded > most ? [most, 'more'] : [least, 'less']
  const gap = money(Math.abs(refunded - ours))
  return [`Given back ${money(ours)} here, ${money(refunded)} at the provider: ${gap} ${side} there`]
}

const words: Record<Exclude<ProviderTruth['state'], 'paid'>, string> = {
  open: 'not finished',
  processing: 'still under way',
  unknown: 'not known',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** The same for a refund. */
export function compareRefund(amount: string, status: RefundStatus, truth: RefundTruth): string[] {
  if (truth.state === status || (status === 'requested' && truth.state === 'unknown')) return []
  return [`The refund of ${amount} is ${status} here and ${truth.state} at the provider`]
}
