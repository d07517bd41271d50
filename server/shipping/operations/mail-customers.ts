import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import {
  anyOrders,
  manyOrders,
  type OrderResult,
  orderResults,
} from '#server/kernel/operations/many-orders.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { sendPickupReady } from '../pickups.ts'
import { sendShipped } from '../send-shipped.ts'

/** Once for each (docs/spec-map.md B4). */
export const mailCustomers = defineOperation({
  name: 'shipping.mail-customers',
  route: 'POST /shipping/mails',
  summary: 'Email the customers of many orders what fits their status: shipped, or ready for pickup',
  may: 'shipping.write',
  input: manyOrders,
  example: anyOrders,
  result: orderResults,
  async run(deps: ShippingDeps, actor, { orders }) {
    const results: OrderResult[] = []
    for (const orderId of new Set(orders)) results.push(await mailOne(deps, actor, orderId))
    return ok({ results })
  },
})

async function mailOne(deps: ShippingDeps, actor: Actor, orderId: string): Promise<OrderResult> {
  const order = await deps.orders.getForStaff(actor, orderId)
  if (!order) return { orderId, orderNumber: '', ok: false, message: 'There is no such order' }
  const name = { orderId, orderNumber: order.orderNumber }
  if (order.status !== 'ready_for_pickup' && order.status !== 'shipped')
    return { ...name, ok: false, message: 'It is neither ready for pickup nor shipped' }
  const send = order.status === 'shipped' ? sendShipped : sendPickupReady
  const outcome = await send(deps, actor, orderId)
  if (!outcome.ok) return { ...name, ok: false, message: outcome.message }
  return { ...name, ok: true, message: outcome.isNew ? 'Mailed' : 'Already emailed' }
}
