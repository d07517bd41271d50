import { orderResults } from '#server/kernel/operations/many-orders.ts'
import { failedAs, type Kind } from '../kind.ts'

/** The email that goes with an order's status, which is sent once. */
export const mails: Kind = {
  async step({ call }, actor, { orderId }) {
    const outcome = await call('shipping.mail-customers', actor, { orders: [orderId] })
    if (!outcome.ok) return failedAs(outcome)
    const [result] = orderResults.parse(outcome.value).results
    const message = result?.message ?? ''
    return result?.ok ? { state: 'done', message } : { state: 'failed', message, trouble: 'order' }
  },
}
