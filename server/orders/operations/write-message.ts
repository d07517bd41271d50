import { z } from 'zod'
import type { OrderMessageKind } from '#domain/orders/message-kinds.ts'
import { orderMessageSchema } from '#domain/orders/order-message-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { writeMessage } from '../messages/write-message.ts'
import { anyOrder, orderId } from './order-shapes.ts'

const input = z.object({ order: orderId, text: orderMessageSchema })
const result = z.undefined()

const write =
  (kind: OrderMessageKind) =>
  async (deps: OrdersDeps, actor: Actor, { order, text }: z.output<typeof input>) => {
    await writeMessage(deps, actor, order, { kind, text })
    return ok(undefined)
  }

export const writeNote = defineOperation({
  name: 'orders.write-note',
  route: 'POST /orders/{order}/notes',
  summary: 'Add a note to an order, for staff only',
  may: 'orders.write',
  ...{ input, result },
  example: { order: anyOrder, text: 'Call before printing' },
  run: write('note'),
})

export const writeToCustomer = defineOperation({
  name: 'orders.write-to-customer',
  route: 'POST /orders/{order}/messages',
  summary: 'Write to an order’s customer, who is emailed; this marks what the customer wrote as answered',
  may: 'orders.write',
  ...{ input, result },
  example: { order: anyOrder, text: 'Two inches smaller?' },
  run: write('to_customer'),
})

export const writeToShop = defineOperation({
  name: 'orders.write-to-shop',
  route: 'POST /orders/{order}/questions',
  summary: 'Write to the shop about one of your own orders',
  may: 'buyer',
  ...{ input, result },
  example: { order: anyOrder, text: 'Is it ready?' },
  run: write('from_customer'),
})
