import { z } from 'zod'
import { ProviderRefusal, type RefundRequest, type RefundTruth } from '#server/payments/port.ts'
import { callSquare, SquareRefusal } from './call-square.ts'
import type { SquareDeps } from './deps.ts'
import { readOrder, type SquarePayment } from './look-up.ts'
import { toSquareMoney } from './square-money.ts'

const answerSchema = z.object({
  refund: z.object({ id: z.string(), status: z.string().nullish() }),
})

/** The longest reason that Square accepts. */
const longestReason = 192

/** Refusals that retrying can't change; after any other, the outcome is unknown. */
const finalStatuses = new Set([400, 402, 403, 404, 422])

/**
 * Refunds the payment that has enough left. Of several payments on one order, the earliest with enough left is used;
 * staff refund more than one payment holds in several refunds. If a response was lost, the refund itself may have used
 * up that amount: Square accepts a key only for the payment it first came with, so payments without enough left are
 * tried as well.
 *
 * @throws ProviderRefusal or an Error when the outcome is unknown.
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
  throw new Error(`Square accepted refund ${request.id} for a payment that it no longer lists`)
}

const leftOf = ({ amountMoney, refundedMoney }: SquarePayment): number =>
  amountMoney.amount - (refundedMoney?.amount ?? 0)

/** Null if the refund was requested on another payment before. */
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

/** Square finds refunds only by its own id; without it the refund may be sent again with the same key. */
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
