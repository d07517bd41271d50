import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/** docs/spec-map.md S7: verification by payment link. The link's id is that of the payment attempt. */
export const verifyPaymentLink = defineFunction({
  name: 'verify-payment-link',
  may: 'anyone',
  body: z.object({ paymentLinkId: z.uuid() }),
  async run({ payments }, _visit, { paymentLinkId }) {
    if ((await payments.view(paymentLinkId)) === null) return refused('We couldn’t find this payment.', 404)
    const { state } = await payments.settle(paymentLinkId, 'return')
    return { body: { success: state === 'paid' } }
  },
})
