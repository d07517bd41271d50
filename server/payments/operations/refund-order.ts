import { z } from 'zod'
import { refundFailed, refundKinds, refundSchema } from '#domain/money/refund-rules.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { type RefundOutcome, refundOrder as refund } from '../refund-order.ts'
import { refundStatuses } from '../tables.ts'
import { anyOrder, orderId } from './order-id.ts'

const refundShape = z.object({
  refundId: z.uuid(),
  kind: z.enum(refundKinds),
  /** `requested` until the provider has confirmed all of it. */
  status: z.enum(refundStatuses),
  /** The total, if several payments are refunded. */
  amountCents: z.int(),
  shippingCents: z.int(),
  reason: z.string(),
  createdAt: z.date(),
  settledAt: z.date().nullable(),
})

export const refundOrder = defineOperation({
  name: 'payments.refund',
  route: 'POST /orders/{order}/refunds',
  summary:
    'Refund an order in full, by line, or by amount; you choose `refundId`, and sending it twice makes one refund',
  may: 'payments.refund',
  input: refundSchema.safeExtend({ order: orderId }),
  example: {
    order: anyOrder,
    refundId: '8a4c2f6e-0000-4000-8000-000000000006',
    kind: 'amount',
    amountCents: 500,
    reason: 'Misprint',
  },
  result: z.object({ refund: refundShape }),
  async run(deps: PaymentsDeps, actor, { order, ...wanted }) {
    const outcome = await refund(deps, actor, order, wanted)
    if (!outcome.ok) throw new AppError(codeOf(outcome), outcome.message, { because: outcome.reason })
    return ok({ refund: outcome.refund })
  },
})

const codeOf = ({ reason }: RefundOutcome & { ok: false }) =>
  reason === 'not_found' ? 'not_found' : reason === refundFailed ? 'conflict' : 'invalid'
