import { orderStatusSchema } from '#domain/order-status.ts'
import { isStaff } from '#domain/role.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type OrderActionOutcome =
  | { ok: true; intent: 'status'; from: string; to: string }
  | { ok: true; intent: 'print-file' | 'confirm-payment' | 'refund' }
  | { ok: false; status: number; title: string; description?: string }

/** What staff can do with the open order; the doors decide whether they may. */
export async function runOrderAction(
  shop: Pick<Shop, 'orders' | 'payments' | 'printFiles'>,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<OrderActionOutcome> {
  if (!actor.user || !isStaff(actor.user.role)) return refuse(403, 'Access Denied')
  const intent = form.get('intent')
  if (intent === 'status') {
    const status = orderStatusSchema.safeParse(form.get('status'))
    if (!status.success) return refuse(422, 'Failed to update order status', 'Choose one of the statuses.')
    const outcome = await shop.orders.setStatus(actor, orderId, status.data)
    if (outcome.ok) return { ok: true, intent, from: outcome.from, to: outcome.to }
    if (outcome.reason === 'unchanged') return { ok: true, intent, from: status.data, to: status.data }
    return refuse(404, 'Failed to update order status', 'There is no such order.')
  }
  if (intent === 'print-file') {
    const outcome = await shop.printFiles.start(actor, String(form.get('itemId')))
    if (outcome.ok) return { ok: true, intent }
    if (outcome.reason === 'item_not_found') return refuse(404, 'Order item not found')
    if (outcome.reason === 'no_design') return refuse(422, 'No Design Found', outcome.message)
    return refuse(409, 'Failed to start generation', outcome.message)
  }
  if (intent === 'confirm-payment') {
    const outcome = await shop.payments.confirmPayment(actor, orderId)
    if (outcome.ok) return { ok: true, intent }
    return refuse(409, 'This payment needs no confirmation', 'Somebody else or the provider has settled it.')
  }
  if (intent === 'refund') {
    const outcome = await shop.payments.refund(actor, orderId, readRefund(form.get('refund')))
    if (outcome.ok) {
      if (outcome.refund.status !== 'failed') return { ok: true, intent }
      return refuse(409, 'The refund failed', outcome.refund.failureReason ?? undefined)
    }
    return refuse(outcome.reason === 'not_found' ? 404 : 422, 'Nothing was refunded', outcome.message)
  }
  return refuse(400, 'Nothing was changed', 'The form was not understood.')
}

const refuse = (status: number, title: string, description?: string): OrderActionOutcome => ({
  ok: false,
  status,
  title,
  description,
})

/** Null, which the door refuses in words, for what is no JSON. */
function readRefund(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : 'null')
  } catch {
    return null
  }
}
