import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { sendPickupReady } from '../pickups.ts'
import { type NotifyOutcome, sendShipped } from '../send-shipped.ts'
import { anyId, orderId } from './shipment-shape.ts'

const result = z.object({
  /** False if the same email was already sent. */
  isNew: z.boolean(),
  /** Empty if the order has no email address, so no one was emailed. */
  to: z.string(),
})

export const mailPickupReady = defineOperation({
  name: 'shipping.mail-pickup',
  route: 'POST /orders/{order}/pickup-mail',
  status: 200,
  summary:
    'Put an order on a shelf, the first free one unless you name one, and email its pickup code, once; without an email address, it is only shelved',
  may: 'shipping.write',
  input: z.object({ order: orderId, shelf: z.string().default('') }),
  example: { order: anyId, shelf: 'B4' },
  result: result.extend({ shelf: z.string(), code: z.string() }),
  async run(deps: ShippingDeps, actor, { order, shelf }) {
    const outcome = await sendPickupReady(deps, actor, order, shelf)
    if (!outcome.ok) throw new AppError('not_found', outcome.message)
    return ok({ isNew: outcome.isNew, to: outcome.to, shelf: outcome.shelf, code: outcome.code })
  },
})

export const mailShippedOrder = defineOperation({
  name: 'shipping.mail-shipped',
  route: 'POST /orders/{order}/shipped-mail',
  status: 200,
  summary: 'Email an order’s customer the carrier and number of every parcel, once',
  may: 'shipping.write',
  input: z.object({ order: orderId }),
  example: { order: anyId },
  result,
  async run(deps: ShippingDeps, actor, { order }) {
    return answerOf(await sendShipped(deps, actor, order))
  },
})

function answerOf(outcome: NotifyOutcome) {
  if (outcome.ok) return ok({ isNew: outcome.isNew, to: outcome.to })
  const { reason, message } = outcome
  throw new AppError(reason === 'not_found' ? 'not_found' : 'conflict', message, { because: reason })
}
