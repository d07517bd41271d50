import { type Cents, cents } from '#domain/money/money.ts'
import { refundOfPieces } from '#domain/money/refund-rules.ts'
import type { Holding } from '#domain/money/refund-way.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { OrderPayment, RefundView } from '#server/payments/index.ts'

/** What can still be refunded of an order, by the same rules as on the server. Cents. */
export type Refundable = {
  collectedCents: number
  /** The payments it comes from, in the order in which they are refunded. */
  holdings: Holding[]
  leftCents: number
  shippingCents: number
  /** Amounts still owed after changes of the order: a refund of an amount, or of everything, settles those first. */
  owedCents: number
  lines: { orderItemId: string; name: string; quantity: number; piecesLeft: number; netCents: number }[]
}

export function refundableOf(
  order: StaffOrder,
  attempts: readonly OrderPayment[],
  refunds: readonly RefundView[],
): Refundable {
  const collecting = attempts.filter(({ status }) => status === 'paid' || status === 'mismatch').toReversed()
  const collectedCents = collecting.reduce((sum, payment) => sum + collectedOf(payment), 0)
  const counted = refunds.filter(({ status }) => status !== 'failed')
  const onItems = order.items.reduce((sum, { discountCents }) => sum + discountCents, 0)
  const paidShipping = order.shippingCents - (order.discountCents - onItems)
  const lines = counted.flatMap((refund) => refund.lines)
  return {
    collectedCents,
    holdings: collecting.map((payment) => ({
      leftCents: Math.max(0, collectedOf(payment) - payment.refundedCents),
      way: payment.way,
    })),
    leftCents: collectedCents - counted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    shippingCents: Math.max(0, paidShipping - counted.reduce((sum, one) => sum + one.shippingCents, 0)),
    owedCents: Math.max(0, -order.openCents),
    lines: order.items.map((item) => ({
      orderItemId: item.id,
      name: titleOf(item),
      quantity: item.quantity,
      piecesLeft:
        item.quantity -
        lines.filter((line) => line.orderItemId === item.id).reduce((sum, line) => sum + line.quantity, 0),
      netCents: item.quantity * item.unitPriceCents + item.setupFeeCents - item.discountCents + item.taxCents,
    })),
  }
}

const collectedOf = ({ reportedCents, capturedCents }: OrderPayment): number => reportedCents ?? capturedCents

export type Choice =
  | { kind: 'full' }
  | { kind: 'lines'; pieces: Readonly<Record<string, number>>; withShipping: boolean }
  | { kind: 'amount'; amountCents: number | null }

/** What the choice would refund; null when nothing is chosen or it is more than what is left. */
export function previewOf(refundable: Refundable, choice: Choice): Cents | null {
  const amount = amountOf(refundable, choice)
  return amount > 0 && amount <= refundable.leftCents ? cents(amount) : null
}

function amountOf(refundable: Refundable, choice: Choice): number {
  if (choice.kind === 'full') return refundable.leftCents
  if (choice.kind === 'amount') return choice.amountCents ?? 0
  return refundable.lines.reduce(
    (sum, line) =>
      sum + refundOfPieces(line, line.quantity - line.piecesLeft, choice.pieces[line.orderItemId] ?? 0),
    choice.withShipping ? refundable.shippingCents : 0,
  )
}
