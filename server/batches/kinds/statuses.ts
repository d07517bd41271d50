import { z } from 'zod'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { failedAs, type Kind } from '../kind.ts'

/** `expected`: only if it still has that status. */
export const statusChoice = z.object({ to: orderStatusSchema, expected: orderStatusSchema.optional() })

const changedSchema = z.object({ from: orderStatusSchema, to: orderStatusSchema })

export const statuses: Kind = {
  async step({ call }, actor, { orderId, choice }) {
    const outcome = await call('orders.set-status', actor, { order: orderId, ...statusChoice.parse(choice) })
    if (!outcome.ok) return failedAs(outcome)
    const memo = changedSchema.parse(outcome.value)
    const [from, to] = [orderStatusNames[memo.from], orderStatusNames[memo.to]]
    return { state: 'done', message: memo.from === memo.to ? `Is ${to}` : `${from} → ${to}`, memo }
  },
}
