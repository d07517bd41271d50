import { z } from 'zod'
import { withAsciiDomain } from '#domain/people/mail-address.ts'
import { minutes } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { orderLink } from '#server/mail/templates/link-to-order.ts'
import type { GuestOrdersDeps } from '../deps.ts'

const typed = (max: number) => z.string().transform((text) => text.replaceAll('\0', '').trim().slice(0, max))

/** Whoever asks again within this time is mailed once. */
const mailedOnceIn = minutes(10)

/** Known or not, both are answered alike; counted as tracking is, which tells of an order by the same two. */
export const mailLink = defineOperation({
  name: 'orders.mail-link',
  route: 'POST /tracking/orders/{orderNumber}/link',
  summary: 'Have the link to an order mailed to its address once more',
  may: 'anyone',
  input: z.object({ orderNumber: typed(40), email: typed(254) }),
  example: { orderNumber: 'GW-900124', email: 'ada@example.com' },
  result: z.undefined(),
  async run(deps: GuestOrdersDeps, actor, { orderNumber, email }) {
    const wanted = orderNumber.toUpperCase()
    const caller = { clientAddress: actor.network ?? '', actor }
    const isWithin =
      (await takeVisit(deps.rateLimiter, countedLimits.tracking, caller)).ok &&
      (await deps.rateLimiter.take(countedLimits.trackedOrder, wanted)).ok
    if (!isWithin)
      throw new AppError('too_many_requests', 'Too many attempts. Wait a few minutes and try again.')
    const order = await deps.orders.findForTracking(wanted, withAsciiDomain(email))
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
