import { z } from 'zod'
import { minutes } from '#server/kernel/clock.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { orderLink } from '#server/mail/templates/link-to-order.ts'
import type { GuestOrdersDeps } from '../deps.ts'

/** Whoever asks again within this time is mailed once. */
const mailedOnceIn = minutes(10)

/** Known or not, both are answered alike; counted as tracking is, which tells of an order by the same two. */
export const mailLink = defineOperation({
  name: 'orders.mail-link',
  route: 'POST /tracking/orders/{orderNumber}/link',
  summary: 'Have the link to an order mailed to its address once more',
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
