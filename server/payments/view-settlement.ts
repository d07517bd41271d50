import type { SettlementState } from '#domain/money/settlement.ts'
import type { Placement } from '#server/orders/index.ts'
import type { Attempt } from './attempts.ts'
import { findAttempt, requireProvider } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'

export type Settlement = {
  attemptId: string
  state: SettlementState
  /** Set once the order is created: for `paid` and `unverified`. */
  orderNumber: string | null
  /** Where the payment can still be completed. */
  paymentPageUrl: string | null
}

type ViewDeps = Pick<PaymentsDeps, 'database' | 'orders'>

export async function viewSettlement(deps: ViewDeps, attemptId: string): Promise<Settlement | null> {
  const attempt = await findAttempt(deps.database.orm, attemptId)
  return attempt ? presentSettlement(attempt, await deps.orders.placementOf(attempt.orderId)) : null
}

/** `waiting` is what the provider has just said about a pending attempt. */
export function presentSettlement(
  attempt: Attempt,
  { orderNumber, paymentStatus }: Placement,
  waiting: 'pending' | 'open' | 'processing' = 'pending',
): Settlement {
  const isUnverified = paymentStatus === 'unverified'
  const state = isUnverified ? 'unverified' : attemptState(attempt.status, waiting)
  const isCreated = state === 'paid' || state === 'unverified'
  return {
    attemptId: attempt.id,
    state,
    orderNumber: isCreated ? orderNumber : null,
    paymentPageUrl: attempt.status === 'pending' ? attempt.redirectUrl : null,
  }
}

function attemptState(
  status: Attempt['status'],
  waiting: 'pending' | 'open' | 'processing',
): SettlementState {
  if (status === 'pending') return waiting
  return status === 'mismatch' ? 'unverified' : status
}

/**
 * Whether the money of a completed payment page is still undecided, for example with a slow bank. Asks the provider and
 * writes nothing; false if it can't be asked.
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
    log.warn({ attemptId, error }, 'the payment provider could not be reached')
    return false
  }
}
