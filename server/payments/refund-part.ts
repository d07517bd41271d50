import { type RefundInput, refundOfPieces } from '#domain/money/refund-rules.ts'
import type { OrderMoneyParts } from '#server/orders/index.ts'
import type { Attempt } from './attempts.ts'
import type { RefundLine } from './tables.ts'

type Collected = Pick<Attempt, 'reportedCents' | 'capturedCents' | 'refundedCents'>

/** What the provider holds for an attempt: the amount it reported, or that staff vouched for. */
export const collectedCents = (attempt: Omit<Collected, 'refundedCents'>): number =>
  attempt.reportedCents ?? attempt.capturedCents

export const leftOf = (attempt: Collected): number =>
  Math.max(0, collectedCents(attempt) - attempt.refundedCents)

export type Part = { amountCents: number; shippingCents: number; lines: RefundLine[] }
type Earlier = { lines: RefundLine[]; shippingCents: number }

/**
 * What a refund returns, for which lines and how much, in addition to `earlier` ones; `left` is what the payments still
 * hold. Null when a line has fewer pieces left than requested.
 */
export function partOf(
  input: Pick<RefundInput, 'kind' | 'amountCents' | 'lines' | 'withShipping'>,
  money: Pick<OrderMoneyParts, 'shippingCents' | 'lines'>,
  left: number,
  earlier: readonly Earlier[],
): Part | null {
  if (input.kind === 'amount') return { amountCents: input.amountCents ?? 0, shippingCents: 0, lines: [] }
  const shippingLeft = money.shippingCents - earlier.reduce((sum, one) => sum + one.shippingCents, 0)
  if (input.kind === 'full') {
    const lines = money.lines.flatMap((line) => {
      const before = refundedPieces(earlier, line.orderItemId)
      const quantity = line.quantity - before
      return quantity > 0 ? [toRefundLine(line, before, quantity)] : []
    })
    return { amountCents: left, shippingCents: Math.max(0, shippingLeft), lines }
  }
  const lines: RefundLine[] = []
  for (const { orderItemId, quantity } of input.lines) {
    const line = money.lines.find((one) => one.orderItemId === orderItemId)
    const before = refundedPieces(earlier, orderItemId) + refundedPieces([{ lines }], orderItemId)
    if (!line || before + quantity > line.quantity) return null
    lines.push(toRefundLine(line, before, quantity))
  }
  const shippingCents = input.withShipping ? Math.max(0, shippingLeft) : 0
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents)
  return { amountCents, shippingCents, lines }
}

const refundedPieces = (earlier: readonly { lines: RefundLine[] }[], orderItemId: string): number =>
  earlier
    .flatMap(({ lines }) => lines)
    .filter((line) => line.orderItemId === orderItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const toRefundLine = (
  line: OrderMoneyParts['lines'][number],
  before: number,
  quantity: number,
): RefundLine => ({
  orderItemId: line.orderItemId,
  position: line.position,
  name: line.name,
  quantity,
  amountCents: refundOfPieces(line, before, quantity),
})
