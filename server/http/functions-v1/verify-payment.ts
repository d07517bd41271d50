import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/** docs/spec-map.md S7: the second verification function. The session is the payment attempt. */
export const verifyPayment = defineFunction({
  name: 'verify-payment',
  may: 'anyone',
  body: z.object({ sessionId: z.uuid() }),
  async run({ payments }, _visit, { sessionId }) {
    if ((await payments.view(sessionId)) === null) return refused('We couldn’t find this payment.', 404)
    const { state, orderNumber } = await payments.settle(sessionId, 'return')
    return { body: { success: state === 'paid', orderNumber } }
  },
})
