import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { findAttempt, requireProvider } from '../attempts.ts'
import { checkPayment } from '../check-payment.ts'
import type { PaymentsDeps } from '../deps.ts'
import { anyPayment, paymentGone, paymentId } from './payment-id.ts'

/** On request; the nightly job does the same for all. */
export const checkNow = defineOperation({
  name: 'payments.check',
  route: 'POST /payments/{payment}/check',
  summary: 'Ask the provider about a payment now, settle what can be settled, and report what differs',
  may: 'payments.write',
  input: z.object({ payment: paymentId }),
  example: { payment: anyPayment },
  result: z.object({
    /** In plain text; empty if both records match. */
    differences: z.array(z.string()),
  }),
  async run(deps: PaymentsDeps, _actor, { payment: attemptId }) {
    const attempt = await findAttempt(deps.database.orm, attemptId)
    if (!attempt) throw new AppError('not_found', paymentGone)
    try {
      return ok({ differences: await checkPayment(deps, attemptId) })
    } catch (error) {
      deps.log.warn({ attemptId, error }, 'a payment could not be checked')
      const { name } = requireProvider(deps.providers, attempt.provider)
      throw new AppError('unavailable', `We couldn’t reach ${name}. Try again in a minute.`)
    }
  },
})
