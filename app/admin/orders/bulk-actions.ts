import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import { orderStatusSchema } from '#domain/order-status-input.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SavedFilter, StatusResult } from '#server/orders/index.ts'

/** What happened to one order. */
export type BulkResult = StatusResult | { orderId: string; orderNumber: string; ok: boolean; message: string }

export type BulkOutcome =
  | { ok: true; intent: 'bulk-status' | 'bulk-undo'; results: StatusResult[] }
  | { ok: true; intent: 'bulk-print-files' | 'bulk-mail'; results: BulkResult[] }
  | { ok: true; intent: 'save-filter'; filter: SavedFilter }
  | { ok: true; intent: 'remove-filter' }
  | { ok: false; status: number; title: string; description?: string }

/** As many as the list can show: 30 pages of 10. */
const maxOrders = 300

const undoSchema = z
  .array(z.object({ orderId: z.uuid(), from: orderStatusSchema, to: orderStatusSchema }))
  .max(maxOrders)

export function readBulkIds(form: FormData): string[] {
  const ids = form.getAll('orderId').filter((id) => z.uuid().safeParse(id).success)
  return [...new Set(ids.map(String))].slice(0, maxOrders)
}

export async function runBulkAction(
  shop: Pick<Shop, 'orders' | 'printFiles' | 'shipping'>,
  actor: Actor,
  form: FormData,
): Promise<BulkOutcome> {
  const intent = form.get('intent')
  const { desk } = shop.orders
  if (intent === 'save-filter') {
    const field = (name: string): string => String(form.get(name) ?? '')
    const outcome = await desk.saveFilter(actor, { name: field('name'), query: field('query') })
    return outcome.ok ? { ...outcome, intent } : refuse(422, 'The filter was not saved', outcome.message)
  }
  if (intent === 'remove-filter') {
    const isRemoved = await desk.removeFilter(actor, String(form.get('id')))
    return isRemoved ? { ok: true, intent } : refuse(404, 'There is no such filter')
  }
  if (intent === 'bulk-undo') {
    const changes = undoSchema.safeParse(readJsonField(form, 'changes'))
    if (!changes.success) return refuse(422, 'Nothing was changed', 'The form was not understood.')
    const wishes = changes.data.map(({ orderId, from, to }) => ({ orderId, status: from, expected: to }))
    return { ok: true, intent, results: await desk.setStatuses(actor, wishes) }
  }
  const orderIds = readBulkIds(form)
  if (orderIds.length === 0) return refuse(422, 'Choose some orders first')
  if (intent === 'bulk-status') {
    const status = orderStatusSchema.safeParse(form.get('status'))
    if (!status.success) return refuse(422, 'Failed to update order status', 'Choose one of the statuses.')
    const wishes = orderIds.map((orderId) => ({ orderId, status: status.data }))
    return { ok: true, intent, results: await desk.setStatuses(actor, wishes) }
  }
  if (intent === 'bulk-print-files') {
    const results: BulkResult[] = []
    for (const orderId of orderIds) results.push(await makePrintFiles(shop, actor, orderId))
    return { ok: true, intent, results }
  }
  if (intent === 'bulk-mail') {
    const results: BulkResult[] = []
    for (const orderId of orderIds) results.push(await mailCustomer(shop, actor, orderId))
    return { ok: true, intent, results }
  }
  return refuse(400, 'Nothing was changed', 'The form was not understood.')
}

/** The mail that belongs to the order's status, once (specification, back office section 4). */
async function mailCustomer(
  { orders, shipping }: Pick<Shop, 'orders' | 'shipping'>,
  actor: Actor,
  orderId: string,
): Promise<BulkResult> {
  const order = await orders.getForStaff(actor, orderId)
  if (!order) return { orderId, orderNumber: '', ok: false, message: 'There is no such order' }
  const name = { orderId, orderNumber: order.orderNumber }
  if (order.status !== 'ready_for_pickup' && order.status !== 'shipped')
    return { ...name, ok: false, message: 'It is neither ready for pickup nor shipped' }
  const isPickup = order.status === 'ready_for_pickup'
  const outcome = await (isPickup
    ? shipping.sendPickupReady(actor, orderId)
    : shipping.sendShipped(actor, orderId))
  if (!outcome.ok) return { ...name, ok: false, message: outcome.message }
  return { ...name, ok: true, message: outcome.isNew ? 'Mailed' : 'Was mailed before' }
}

/** Everything of the order that is printed; finished goods need no file. */
async function makePrintFiles(
  { orders, printFiles }: Pick<Shop, 'orders' | 'printFiles'>,
  actor: Actor,
  orderId: string,
): Promise<BulkResult> {
  const order = await orders.getForStaff(actor, orderId)
  if (!order) return { orderId, orderNumber: '', ok: false, message: 'There is no such order' }
  const name = { orderId, orderNumber: order.orderNumber }
  let started = 0
  const problems: string[] = []
  for (const item of order.items) {
    const outcome = await printFiles.start(actor, item.id)
    if (outcome.ok) started += 1
    else if (outcome.reason !== 'no_design' && outcome.reason !== 'nothing_to_print')
      problems.push(outcome.message)
  }
  if (problems.length > 0) return { ...name, ok: false, message: [...new Set(problems)].join(' ') }
  if (started === 0) return { ...name, ok: false, message: 'Nothing of this order is printed' }
  return { ...name, ok: true, message: started === 1 ? '1 file is made' : `${started} files are made` }
}

const refuse = (status: number, title: string, description?: string): BulkOutcome => ({
  ok: false,
  status,
  title,
  description,
})
