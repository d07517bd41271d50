import { cancellationSchema } from '#domain/cancellation.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CancellationNeeds } from './index.ts'

export type CancelOutcome =
  /** `refund` is `waiting` while the provider has not said that it is done. */
  | { ok: true; refund: 'none' | 'done' | 'waiting' }
  | { ok: false; reason: 'invalid' | 'not_found' | 'cancelled' | 'not_refunded'; message: string }

/**
 * Money before status: a refund that is refused leaves the order as it was. Each step is done once however often the
 * same form comes, so whoever was interrupted sends it again.
 */
export async function cancelOrder(
  needs: CancellationNeeds,
  actor: Actor,
  orderId: string,
  input: unknown,
): Promise<CancelOutcome> {
  const order = await needs.orders.getForStaff(actor, orderId)
  if (!order) return { ok: false, reason: 'not_found', message: 'There is no such order.' }
  const reading = cancellationSchema.safeParse(input)
  if (!reading.success)
    return { ok: false, reason: 'invalid', message: reading.error.issues[0]?.message ?? 'Not understood' }
  if (order.status === 'cancelled')
    return { ok: false, reason: 'cancelled', message: 'This order is cancelled already.' }
  const { cancelId, reason, refund, returnStock, tellCustomer } = reading.data

  const money = refund ? await giveBack(needs, actor, orderId, reading.data) : { state: 'none' as const }
  if (money.state === 'refused') return { ok: false, reason: 'not_refunded', message: money.message }
  if (!refund && returnStock)
    await needs.database.transaction((transaction) =>
      needs.inventory.putBack(transaction, orderId, 'all', cancelId),
    )
  const changed = await needs.orders.setStatus(actor, orderId, 'cancelled')
  // Of two who cancel at the same moment one changes the status, and only that one writes.
  if (!changed.ok) return { ok: false, reason: 'cancelled', message: 'This order is cancelled already.' }
  const kind = tellCustomer && order.contactEmail !== '' ? 'to_customer' : 'note'
  const words = kind === 'note' ? `Cancelled: ${reason}` : `Your order was cancelled. ${reason}`
  await needs.orders.messages.write(actor, orderId, { kind, text: words })
  return { ok: true, refund: money.state }
}

type GivenBack = { state: 'done' | 'waiting' } | { state: 'refused'; message: string }

async function giveBack(
  { payments }: Pick<CancellationNeeds, 'payments'>,
  actor: Actor,
  orderId: string,
  { cancelId, reason, returnStock }: { cancelId: string; reason: string; returnStock: boolean },
): Promise<GivenBack> {
  const wanted = { refundId: cancelId, kind: 'full', reason, returnStock, returnDiscountUse: true }
  const outcome = await payments.refund(actor, orderId, wanted)
  if (!outcome.ok) return { state: 'refused', message: outcome.message }
  if (outcome.refund.status === 'failed')
    return { state: 'refused', message: outcome.refund.failureReason ?? 'The provider refused the refund.' }
  return { state: outcome.refund.status === 'done' ? 'done' : 'waiting' }
}
