import { z } from 'zod'
import { minutes } from '#server/kernel/clock.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { orderLink } from '#server/mail/templates/link-to-order.ts'
import type { GuestOrdersDeps } from '../deps.ts'

/** Repeated requests within this time send one email. */
const mailedOnceIn = minutes(10)

/** Known or not, both get the same response; counted like tracking, which reveals an order by the same two values. */
export const mailLink = defineOperation({
  name: 'orders.mail-link',
  route: 'POST /tracking/orders/{orderNumber}/link',
  summary: 'Email the link to an order to its address again',
  may: 'anyone',
  input: z.object({ orderNumber: z.string(), email: z.string() }),
  example: { orderNumber: 'GW-900124', email: 'ada@example.com' },
  result: z.undefined(),
  async run(deps: GuestOrdersDeps, actor, typed) {
    const order = await deps.orders.findForTracking(actor, typed)
    if (order)
      await deps.mail.send(deps.database.orm, {
        template: orderLink,
        to: order.contactEmail,
        data: { orderId: order.id, orderNumber: order.orderNumber, customerName: order.contactName },
        dedupeKey: `order-link:${order.id}:${Math.floor(deps.clock.now().getTime() / mailedOnceIn)}`,
      })
    return ok(undefined)
  },
})
