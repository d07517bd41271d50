import { cents, formatMoney } from '#domain/money/money.ts'
import { refundFailed, refundSchema } from '#domain/money/refund-rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PaymentsDeps } from './deps.ts'
import { listRefunds, type RefundView } from './list-refunds.ts'
import { prepareRefund, type RefundRefusal } from './prepare-refund.ts'
import { sendRefund } from './send-refund.ts'

export type RefundOutcome =
  | { ok: true; refund: RefundView }
  | RefundRefusal
  /** `refund_failed`: the provider refused all or part of it; the message says what. */
  | { ok: false; reason: 'invalid' | typeof refundFailed; message: string }

/**
 * Refunds money, by staff: in full, by line or by amount. A refund across several payments is reported as one: their
 * sum, done when all of them are. Anything the provider can't answer now is settled by the sweeper; until then the
 * refund shows as requested.
 */
export async function refundOrder(
  deps: PaymentsDeps,
  actor: Actor,
  orderId: string,
  input: unknown,
): Promise<RefundOutcome> {
  const reading = refundSchema.safeParse(input)
  if (!reading.success)
    return { ok: false, reason: 'invalid', message: reading.error.issues[0]?.message ?? 'Not understood' }
  const prepared = await prepareRefund(deps, actor, orderId, reading.data)
  if (!prepared.ok) return prepared
  deps.reach('refund:after-prepare')
  await sendRefunds(deps, prepared.refundIds)
  const list = await listRefunds(deps, orderId)
  const shares = prepared.refundIds.flatMap((id) => list.filter(({ refundId }) => refundId === id))
  if (shares.some(({ status }) => status === 'failed'))
    return { ok: false, reason: refundFailed, message: whyFailed(shares) }
  return { ok: true, refund: asOne(shares) }
}

function asOne(shares: readonly RefundView[]): RefundView {
  const [least] = shares.toSorted((one, other) => doneness(one) - doneness(other))
  if (!least || !shares[0]) throw new Error('A refund was written but is missing')
  const { status, settledAt } = least
  return { ...shares[0], status, settledAt, amountCents: sumOf(shares) }
}

const doneness = ({ status }: RefundView): number => ['requested', 'pending', 'done'].indexOf(status)

const sumOf = (shares: readonly RefundView[]): number =>
  shares.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Includes what happened to the rest, unless all of it was refused. */
function whyFailed(shares: readonly RefundView[]): string {
  const by = Map.groupBy(shares, ({ status }) =>
    status === 'done' || status === 'failed' ? status : 'waiting',
  )
  const reason = by.get('failed')?.[0]?.failureReason ?? 'The provider refused the refund.'
  if (by.size === 1) return reason
  const money = (key: 'done' | 'failed' | 'waiting') => formatMoney(cents(sumOf(by.get(key) ?? [])))
  return [
    by.has('done') && `${money('done')} was refunded.`,
    by.has('waiting') && `${money('waiting')} is on its way.`,
    `${money('failed')} could not be refunded: ${reason}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** CALL and SETTLE for the prepared refunds; anything the provider can't answer now is left to the sweeper. */
export async function sendRefunds(deps: PaymentsDeps, refundIds: readonly string[]): Promise<void> {
  for (const refundId of refundIds) {
    try {
      await sendRefund(deps, refundId)
    } catch (error) {
      deps.log.warn({ refundId, error }, 'a refund waits for the sweeper')
    }
  }
}
