import { z } from 'zod'
import { ProviderRefusal, type RefundRequest, type RefundTruth } from '#server/payments/port.ts'
import { callSquare, SquareRefusal } from './call-square.ts'
import type { SquareDeps } from './deps.ts'
import { readOrder, type SquarePayment } from './look-up.ts'
import { toSquareMoney } from './square-money.ts'

const answerSchema = z.object({
  refund: z.object({ id: z.string(), status: z.string().nullish() }),
})

/** Square's longest reason. */
const longestReason = 192

/** Refusals that no repetition changes; after any other the effect is not known. */
const finalStatuses = new Set([400, 402, 403, 404, 422])

/**
 * Refunds the payment that has room for it. Of several payments on one order the earliest with enough left is taken;
 * staff give back more than one payment holds in several refunds. When an answer was lost, the refund itself may have
 * taken that room: Square accepts a key for the payment that it first came with alone, so those without room are asked, too.
 *
 * @throws ProviderRefusal or an Error when the effect is not known.
 */
export async function refund(deps: SquareDeps, request: RefundRequest): Promise<RefundTruth> {
  const found = await readOrder(deps, request.attempt)
  const large = (found?.payments ?? []).filter(
    ({ status, amountMoney }) => status === 'COMPLETED' && amountMoney.amount >= request.amount,
  )
  if (large.length === 0)
    return { state: 'failed', reference: null, reason: 'Square has no payment of this amount' }
  const hasRoom = (payment: SquarePayment): boolean => leftOf(payment) >= request.amount
  const inOrder = [...large.filter(hasRoom), ...large.filter((payment) => !hasRoom(payment))]
  for (const { id } of inOrder) {
    const truth = await refundPayment(deps, request, id)
    if (truth) return truth
  }
  throw new Error(`Square has taken refund ${request.id} for a payment that it does not name any more`)
}

const leftOf = ({ amountMoney, refundedMoney }: SquarePayment): number =>
  amountMoney.amount - (refundedMoney?.amount ?? 0)

/** Null where the refund was asked of another payment before. */
async function refundPayment(
  deps: SquareDeps,
  request: RefundRequest,
  paymentId: string,
): Promise<RefundTruth | null> {
  try {
    const answer = await callSquare(() =>
      deps.client.refunds.refundPayment({
        idempotencyKey: request.id,
        paymentId,
        amountMoney: toSquareMoney(request.amount, request.currency),
        reason: request.reason.slice(0, longestReason),
      }),
    )
    return readAnswer(answer)
  } catch (error) {
    if (error instanceof SquareRefusal && error.codes.includes('IDEMPOTENCY_KEY_REUSED')) return null
    if (error instanceof ProviderRefusal && finalStatuses.has(error.status))
      return { state: 'failed', reference: null, reason: error.message }
    throw error
  }
}

/** Square finds refunds by its own name only; without it the refund may be sent again with the same key. */
export async function lookUpRefund(
  { client }: SquareDeps,
  { reference }: RefundRequest,
): Promise<RefundTruth> {
  if (reference === null) return { state: 'unknown' }
  return readAnswer(await callSquare(() => client.refunds.get({ refundId: reference })))
}

function readAnswer(answer: unknown): RefundTruth {
  const { id, status } = answerSchema.parse(answer).refund
  if (status === 'COMPLETED') return { state: 'done', reference: id }
  if (status === 'FAILED' || status === 'REJECTED')
    return { state: 'failed', reference: id, reason: `Square: the refund is ${status.toLowerCase()}` }
  return { state: 'pending', reference: id }
}
