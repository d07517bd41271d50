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

/** Providers close their pages themselves; we give up a little later, so that their answer comes first. */
const expiryGrace = minutes(5)

/** A network hiccup while the shopper waits is no reason to doubt the payment. */
const triesAtReturn = 2

/**
 * SETTLE (docs/architecture.md#paying): asks the provider for the truth, compares amount, currency and attempt, and
 * applies the answer in one transaction. The return page, the webhook and the sweeper all call it, at the same
 * moment or many times over: one of them changes the order, the others find it changed.
 *
 * @throws whatever the provider throws when it cannot be asked, except to the shopper at the return page: there
 * the order is created as `unverified` (docs/decisions.md 5). Of a provider that is no longer set up, nothing is known.
 */
export async function settle(deps: SettleDeps, attemptId: string, source: SettleSource): Promise<Settlement> {
  const { settled, waiting, placement } = await settleInTurn(deps, attemptId, source)
  return presentSettlement(settled, placement ?? (await deps.orders.placementOf(settled.orderId)), waiting)
}

/** The same of an attempt that was just read, for whoever shows it to nobody. */
export async function settleUnseen(deps: SettleDeps, read: Attempt, source: SettleSource): Promise<Attempt> {
  return (await settleInTurn(deps, read.id, source, read)).settled
}

/** The attempt as it stands now; `waiting` is what the provider has just said of a pending one. */
type Settled = Moved & { waiting?: 'open' | 'processing' }

/** From what was written a moment ago here, from what was read where nobody was at it since, or from what stands. */
const settleInTurn = (
  deps: SettleDeps,
  attemptId: string,
  source: SettleSource,
  read?: Attempt,
): Promise<Settled> =>
  oneAtATime<Settled>(deps.database, attemptId, async (before) => {
    const known = before?.placement ? before.settled : before === undefined && read
    const attempt = known || (await findAttempt(deps.database.orm, attemptId))
    if (!attempt) throw new AppError('not_found', 'This payment is not known.')
    const found = { settled: attempt, placement: before?.placement }
    return followed(attempt, source, () => settleFound(deps, found, source))
  })

/** As part of the checkout's trace, whoever settles it however much later: what was asked for there ends here. */
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
  // An event may be news of more money; who merely comes back or sweeps has none.
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
  // Nobody shall pay for what is given up: the page is closed first, and a page that was finished says so.
  if (truth.state === 'open') await requireProvider(deps.providers, attempt.provider).closeCheckout(attempt)
  const moved = await applyVerdict(deps, attempt, verdict, source)
  deps.reach('settle:after-commit')
  if (moved) return moved
  const settled = (await findAttempt(deps.database.orm, attempt.id)) ?? attempt
  // Withdrawn while the provider was asked: what it said is judged again by what holds now.
  return settled.withdrawnReason !== attempt.withdrawnReason && truth.state === 'paid'
    ? settleFound(deps, { settled }, source)
    : { settled }
}

/** Null where nobody can say it, and the order is for staff to look at. */
async function ask(deps: SettleDeps, attempt: Attempt, source: SettleSource): Promise<ProviderTruth | null> {
  const { providers, log } = deps
  const provider = findProvider(providers, attempt.provider)
  if (!provider) return askNobody(deps, attempt, source)
  const tries = source === 'return' ? triesAtReturn : 1
  for (let tried = 1; ; tried++) {
    try {
      return await provider.lookUp(attempt)
    } catch (error) {
      log.warn({ attemptId: attempt.id, source, tried, error }, 'the payment provider could not be asked')
      if (tried < tries) continue
      if (source === 'return') return null
      throw error
    }
  }
}

/** The provider is no longer set up: what nobody came back for ends with its time. */
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

/** The sweeper and the webhook go on asking; staff may confirm meanwhile. */
async function settleUnverified(deps: SettleDeps, attempt: Attempt, source: SettleSource): Promise<Settled> {
  const { database, orders, emit } = deps
  if (source !== 'return') await postponeCheck(deps, attempt)
  const { orderId } = attempt
  if (attempt.status === 'pending' && attempt.changeId === null) {
    await database.transaction(async (transaction) => {
      const note = 'The payment provider could not be asked'
      if (await orders.markUnverified(transaction, orderId, note))
        await emit(transaction, 'payment.settled', { orderId, outcome: 'unverified' })
    })
  }
  return { settled: attempt }
}
