import { z } from 'zod'
import { sandboxCardSchema } from '#domain/money/sandbox-card.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PaymentsDeps } from '../deps.ts'

const route = { onlyPages: 'It belongs to the sandbox’s own payment page, which stands in for a provider’s' }
const reference = z.string().max(100)
/** Where the shopper returns to. */
const result = z.object({ returnUrl: z.string() })

export const payInSandbox = defineOperation({
  name: 'sandbox-payments.pay',
  route,
  summary: 'Pay with one of the sandbox’s test cards',
  may: 'anyone',
  input: z.object({ reference, card: sandboxCardSchema }),
  example: { reference: 'no-such-payment', card: 'approved' },
  result,
  run: async ({ sandbox }: PaymentsDeps, _actor, sent) =>
    followed(await sandbox.pay(sent.reference, sent.card)),
})

export const leaveSandbox = defineOperation({
  name: 'sandbox-payments.cancel',
  route,
  summary: 'Leave the sandbox’s payment page without paying',
  may: 'anyone',
  input: z.object({ reference }),
  example: { reference: 'no-such-payment' },
  result,
  run: async ({ sandbox }: PaymentsDeps, _actor, sent) => followed(await sandbox.cancel(sent.reference)),
})

function followed(finished: { ok: true; returnUrl: string } | { ok: false }) {
  if (finished.ok) return ok({ returnUrl: finished.returnUrl })
  throw new AppError('conflict', 'This payment is finished or has expired. Go back to the shop.')
}
