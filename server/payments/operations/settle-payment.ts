import { z } from 'zod'
import { settlementStates } from '#domain/money/settlement.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { settle } from '../settle-payment.ts'
import { anyPayment, paymentId } from './payment-id.ts'

/** SETTLE, called by the return page. */
export const settlePayment = defineOperation({
  name: 'payments.settle',
  route: { onlyPages: 'It is called by the page that the payment provider sends people back to' },
  summary: 'Ask the provider what happened to a payment, and create its order once it is paid',
  may: 'anyone',
  input: z.object({ payment: paymentId }),
  example: { payment: anyPayment },
  result: z.object({
    attemptId: z.uuid(),
    state: z.enum(settlementStates),
    orderNumber: z.string().nullable(),
    paymentPageUrl: z.string().nullable(),
  }),
  async run(deps: PaymentsDeps, _actor, { payment: attemptId }) {
    return ok(await settle(deps, attemptId, 'return'))
  },
})
