import { after, minutes } from '#server/kernel/clock.ts'
import { currentRequest } from '#server/kernel/current-request.ts'
import { AppError } from '#server/kernel/errors.ts'
import { traced } from '#server/kernel/tracing.ts'
import { applyVerdict, type Moved } from './apply-verdict.ts'
import { type Attempt, findAttempt, findProvider, requireProvider } from './attempts.ts'
import type { SettleDeps } from './deps.ts'
import { judgeTruth } from './judge-truth.ts'
import { noteAmount } from './note-amount.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { ProviderTruth } from './port.ts'
import { postponeCheck } from './postpone-check.ts'
import type { SettleSource } from './tables.ts'
import { presentSettlement, type Settlement } from './view-settlement.ts'

/** Providers close their pages themselves; we give up a little later, so that their answer arrives first. */
const expiryGrace = minutes(5)

/** A network hiccup while the shopper waits is no reason to doubt the payment. */
const triesAtReturn = 2

/**
 * SETTLE (docs/architecture.md#paying): asks the provider for the truth, compares amount, currency and attempt, and
 * applies the answer in one transaction. The return page, the webhook and the sweeper all call it, concurrently or many
 * times over: one of them changes the order, the others find it changed.
 *
 * @throws whatever the provider throws when it can't be asked, except for the shopper at the return page: there the
 * order is created as `unverified` (docs/decisions.md 5). For a provider that is no longer set up, nothing is known.
 */
export async function settle(deps: SettleDeps, attemptId: string, source: SettleSource): Promise<Settlement> {
  const { settled, waiting, placement } = await settleInTurn(deps, attemptId, source)
  return presentSettlement(settled, placement ?? (await deps.orders.placementOf(settled.orderId)), waiting)
}

/** The same for an attempt that was just read, for callers that don't show the result. */
export async function settleUnseen(deps: SettleDeps, read: Attempt, source: SettleSource): Promise<Attempt> {
  return (await settleInTurn(deps, read.id, source, read)).settled
}

/** The attempt's current state; `waiting` is what the provider has just said about a pending one. */
type Settled = Moved & { waiting?: 'open' | 'processing' }

/**
 * Starts from what this process wrote a moment ago, from `read` if no one has worked on it since, or else from the
 * stored row.
 */
const settleInTurn = (
  deps: SettleDeps,
  attemptId: string,
  source: SettleSource,
  read?: Attempt,
): Promise<Settled> =>
  oneAtATime<Settled>(deps.database, attemptId, async (before) => {
    const known = before?.placement ? before.settled : before === undefined && read
    const attempt = known || (await findAttempt(deps.database.orm, attemptId))
    if (!attempt) throw new AppError('not_found', 'We couldn’t find this payment.')
    const found = { settled: attempt, placement: before?.placement }
    return followed(attempt, source, () => settleFound(deps, found, source))
  })

/** Runs as part of the checkout's trace, no matter who settles it or how much later: what began there ends here. */
function followed<T>({ traceparent }: Attempt, source: SettleSource, work: () => Promise<T>): Promise<T> {
  if (traceparent === null) return work()
  const requestId = currentRequest.getStore()?.id
  return traced(
    {
      ...{ name: 'settle payment', kind: 'consumer' as const, parent: traceparent },
      attributes: { 'gangway.settled_by': source, ...(requestId && { 'gangway.request_id': requestId }) },
    },
    work,
  )
}

async function settleFound(deps: SettleDeps, found: Moved, source: SettleSource): Promise<Settled> {
  const attempt = found.settled
  const isSettled = attempt.status === 'paid' || attempt.status === 'mismatch'
  // An event may bring news of more money; a return or a sweep doesn't.
  if (isSettled && source !== 'webhook' && source !== 'check') return found

  deps.reach('settle:before-call')
  const truth = await ask(deps, attempt, source)
  deps.reach('settle:after-call')
  if (truth === null) return settleUnverified(deps, attempt, source)

  if (isSettled && truth.state !== 'paid') return { settled: attempt }
  const isOver = deps.clock.now() >= after(attempt.expiresAt, expiryGrace)
  const verdict = judgeTruth(attempt, truth, isOver)
  if (verdict.verdict === 'wait') {
    await postponeCheck(deps, attempt)
    return { settled: attempt, waiting: truth.state === 'processing' ? 'processing' : 'open' }
  }
  if (isSettled && !(attempt.status === 'mismatch' && verdict.verdict === 'paid')) {
    if (truth.state === 'paid') await noteAmount(deps, attempt, truth)
    return { settled: attempt }
  }
  // No one should pay for an attempt that is given up: the page is closed first, and a completed page says so.
  if (truth.state === 'open') await requireProvider(deps.providers, attempt.provider).closeCheckout(attempt)
  const moved = await applyVerdict(deps, attempt, verdict, source)
  deps.reach('settle:after-commit')
  if (moved) return moved
  const settled = (await findAttempt(deps.database.orm, attempt.id)) ?? attempt
  // Withdrawn while the provider was asked: its answer is judged again by the current state.
  return settled.withdrawnReason !== attempt.withdrawnReason && truth.state === 'paid'
    ? settleFound(deps, { settled }, source)
    : { settled }
}

/** Null if no one can tell, so staff need to look at the order. */
async function ask(deps: SettleDeps, attempt: Attempt, source: SettleSource): Promise<ProviderTruth | null> {
  const { providers, log } = deps
  const provider = findProvider(providers, attempt.provider)
  if (!provider) return askNobody(deps, attempt, source)
  const tries = source === 'return' ? triesAtReturn : 1
  for (let tried = 1; ; tried++) {
    try {
      return await provider.lookUp(attempt)
    } catch (error) {
      log.warn({ attemptId: attempt.id, source, tried, error }, 'the payment provider could not be reached')
      if (tried < tries) continue
      if (source === 'return') return null
      throw error
    }
  }
}

/** The provider is no longer set up: an attempt whose shopper never returned ends when its time is up. */
async function askNobody(
  { orders, log }: SettleDeps,
  { id: attemptId, orderId, provider }: Attempt,
  source: SettleSource,
): Promise<ProviderTruth | null> {
  log.warn({ attemptId, provider, source }, 'the payment provider of this attempt is not set up')
  if (source === 'return') return null
  const { paymentStatus } = await orders.placementOf(orderId)
  return paymentStatus === 'unverified' ? null : { state: 'unknown' }
}

/** The sweeper and the webhook keep asking; staff may confirm in the meantime. */
async function settleUnverified(deps: SettleDeps, attempt: Attempt, source: SettleSource): Promise<Settled> {
  const { database, orders, emit } = deps
  if (source !== 'return') await postponeCheck(deps, attempt)
  const { orderId } = attempt
  if (attempt.status === 'pending' && attempt.changeId === null) {
    await database.transaction(async (transaction) => {
      const note = 'The payment provider could not be reached'
      if (await orders.markUnverified(transaction, orderId, note))
        await emit(transaction, 'payment.settled', { orderId, outcome: 'unverified' })
    })
  }
  return { settled: attempt }
}
