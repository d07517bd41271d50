import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { orderStatusSchema } from '#domain/order-status-input.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type OrderActionOutcome =
  | { ok: true; intent: 'status'; from: string; to: string }
  | { ok: true; intent: 'print-file' | 'confirm-payment' | 'refund' | 'due' }
  | { ok: true; intent: 'write-note' | 'write-message' | 'dismiss-messages' | 'cancel-order' }
  | { ok: false; status: number; title: string; description?: string; fieldErrors?: FieldErrors }

/** What staff can do with the open order; the doors decide whether they may. */
export async function runOrderAction(
  shop: Pick<Shop, 'orders' | 'operations' | 'payments' | 'printFiles' | 'cancellations'>,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<OrderActionOutcome> {
  const intent = form.get('intent')
  if (intent === 'status') {
    const status = orderStatusSchema.safeParse(form.get('status'))
    if (!status.success) return refuse(422, 'Failed to update order status', 'Choose one of the statuses.')
    const expected = orderStatusSchema.safeParse(form.get('expected')).data
    const outcome = await shop.orders.setStatus(actor, orderId, status.data, expected)
    if (outcome.ok) return { ok: true, intent, from: outcome.from, to: outcome.to }
    if (outcome.reason === 'unchanged') return { ok: true, intent, from: status.data, to: status.data }
    if (outcome.reason === 'moved')
      return refuse(409, 'Failed to update order status', 'Somebody has changed it since.')
    return refuse(404, 'Failed to update order status', 'There is no such order.')
  }
  if (intent === 'print-file') {
    const outcome = await shop.printFiles.start(actor, String(form.get('itemId')))
    if (outcome.ok) return { ok: true, intent }
    if (outcome.reason === 'item_not_found') return refuse(404, 'Order item not found')
    if (outcome.reason === 'no_design') return refuse(422, 'No Design Found', outcome.message)
    return refuse(409, 'Failed to start generation', outcome.message)
  }
  if (intent === 'write-note' || intent === 'write-message') {
    const name = intent === 'write-note' ? 'orders.write-note' : 'orders.write-to-customer'
    const input = { order: orderId, text: String(form.get('text')) }
    const outcome = await shop.operations.call(name, actor, input)
    if (outcome.ok) return { ok: true, intent }
    return refuse(422, 'Nothing was sent', outcome.message)
  }
  if (intent === 'dismiss-messages') {
    await shop.operations.ask('orders.dismiss-messages', actor, { order: orderId })
    return { ok: true, intent }
  }
  if (intent === 'cancel-order') {
    const input = readJsonField(form, 'cancellation')
    const outcome = await shop.cancellations.cancel(actor, orderId, input)
    if (outcome.ok) return { ok: true, intent }
    return refuse(cancelStatus[outcome.reason], 'The order was not cancelled', outcome.message)
  }
  if (intent === 'confirm-payment') {
    const outcome = await shop.payments.confirmPayment(actor, orderId)
    if (outcome.ok) return { ok: true, intent }
    return refuse(409, 'This payment needs no confirmation', 'Somebody else or the provider has settled it.')
  }
  if (intent === 'refund') {
    const outcome = await shop.payments.refund(actor, orderId, readJsonField(form, 'refund'))
    if (outcome.ok) {
      if (outcome.refund.status !== 'failed') return { ok: true, intent }
      return refuse(409, 'The refund failed', outcome.refund.failureReason ?? undefined)
    }
    return refuse(outcome.reason === 'not_found' ? 404 : 422, 'Nothing was refunded', outcome.message)
  }
  if (intent === 'due') return changeDueDate(shop, actor, orderId, form)
  return refuse(400, 'Nothing was changed', 'The form was not understood.')
}

const cancelStatus = { invalid: 422, not_found: 404, cancelled: 409, not_refunded: 422 }

async function changeDueDate(
  { orders }: Pick<Shop, 'orders'>,
  actor: Actor,
  orderId: string,
  form: FormData,
): Promise<OrderActionOutcome> {
  const text = (name: string): string => String(form.get(name) ?? '')
  const seen = z.coerce.date().safeParse(form.get('seen') || undefined).data ?? null
  const outcome = await orders.changeDueDate(actor, orderId, {
    day: text('day'),
    reason: text('reason'),
    seen,
  })
  if (outcome.ok) return { ok: true, intent: 'due' }
  if (outcome.reason === 'not_found') return refuse(404, 'There is no such order.')
  if (outcome.reason === 'conflict')
    return refuse(409, 'Somebody else changed the due date', 'Look at the new one, then change it again.')
  return { ...refuse(422, 'Look at the marked fields'), fieldErrors: outcome.fieldErrors }
}

const refuse = (
  status: number,
  title: string,
  description?: string,
): Extract<OrderActionOutcome, { ok: false }> => ({
  ok: false,
  status,
  title,
  description,
})
