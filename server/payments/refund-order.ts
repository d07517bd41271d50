import { refundSchema } from '#domain/refund.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PaymentsNeeds } from './index.ts'
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
  needs: PaymentsNeeds,
  actor: Actor,
  orderId: string,
  input: unknown,
): Promise<RefundOutcome> {
  const reading = refundSchema.safeParse(input)
  if (!reading.success)
    return { ok: false, reason: 'invalid', message: reading.error.issues[0]?.message ?? 'Not understood' }
  const prepared = await prepareRefund(needs, actor, orderId, reading.data)
  if (!prepared.ok) return prepared
  needs.reach('refund:after-prepare')
  try {
    await sendRefund(needs, prepared.refundId)
  } catch (error) {
    needs.log.warn({ refundId: prepared.refundId, error }, 'a refund waits for the sweeper')
  }
  const list = await listRefunds(needs.database, orderId)
  const refund = list.find(({ refundId }) => refundId === prepared.refundId)
  if (!refund) throw new Error('A refund was written and is not there')
  return { ok: true, refund }
}
