import { refundSchema } from '#domain/money/refund-rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PaymentsDeps } from './deps.ts'
import { listRefunds, type RefundView } from './list-refunds.ts'
import { type PrepareRefundOutcome, prepareRefund } from './prepare-refund.ts'
import { sendRefund } from './send-refund.ts'

export type RefundOutcome =
  | { ok: true; refund: RefundView }
  | Extract<PrepareRefundOutcome, { ok: false }>
  | { ok: false; reason: 'invalid'; message: string }

/**
 * Gives money back, by staff: in full, by line or an amount. What the provider cannot answer now is settled by
 * the sweeper; the refund then shows as asked for.
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
  const refund = list.find(({ refundId }) => refundId === prepared.refundIds[0])
  if (!refund) throw new Error('A refund was written and is not there')
  return { ok: true, refund }
}

/** CALL and SETTLE of what was prepared; what the provider cannot answer now is left to the sweeper. */
export async function sendRefunds(deps: PaymentsDeps, refundIds: readonly string[]): Promise<void> {
  for (const refundId of refundIds) {
    try {
      await sendRefund(deps, refundId)
    } catch (error) {
      deps.log.warn({ refundId, error }, 'a refund waits for the sweeper')
    }
  }
}
