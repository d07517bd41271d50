import { z } from 'zod'
import { type Cents, cents } from './money.ts'

export const refundKinds = ['full', 'lines', 'amount'] as const
export type RefundKind = (typeof refundKinds)[number]

/** The reason for a refund that the provider refused: that refund is final, and the next attempt is a new one. */
export const refundFailed = 'refund_failed'

export const isRefundFailed = (answer: object): boolean =>
  'because' in answer && answer.because === refundFailed

/** A refund as staff request it. `refundId` is created when the dialog opens: sent twice, it is still one refund. */
export const refundSchema = z
  .object({
    /** Lower case, as stored. */
    refundId: z.uuid().toLowerCase(),
    kind: z.enum(refundKinds),
    lines: z
      .array(z.object({ orderItemId: z.uuid(), quantity: z.int().min(1).max(100_000) }))
      .max(200)
      .default([]),
    /** With `lines`: the shipping that was paid is refunded as well. */
    withShipping: z.boolean().default(false),
    /** Only with `amount`. */
    amountCents: z.int().min(1).max(100_000_000).nullable().default(null),
    reason: z.string().trim().min(1, 'Say why you’re refunding').max(500),
    returnStock: z.boolean().default(false),
    returnDiscountUse: z.boolean().default(false),
  })
  .refine((refund) => refund.kind !== 'amount' || refund.amountCents !== null, {
    path: ['amountCents'],
    message: 'Enter the amount to refund',
  })
  .refine((refund) => refund.kind !== 'lines' || refund.lines.length > 0 || refund.withShipping, {
    path: ['lines'],
    message: 'Choose what to refund',
  })

export type RefundInput = z.output<typeof refundSchema>

/** The full cost of an order's line: its price with setup, less its discount, plus its tax. */
export type RefundableLine = { netCents: number; quantity: number }

/**
 * The refund in cents for `count` pieces of a line of which `before` are already refunded. However a line is refunded
 * piece by piece, the parts add up to its cost.
 */
export function refundOfPieces(line: RefundableLine, before: number, count: number): Cents {
  const upTo = (pieces: number): number =>
    Number((BigInt(line.netCents) * BigInt(pieces)) / BigInt(line.quantity))
  return cents(upTo(before + count) - upTo(before))
}

type Share<Of> = { of: Of; amountCents: number }

/**
 * Takes the amount from the first payment that covers all of it, otherwise from one after the other; null when they do
 * not cover it.
 */
export function shareOut<Of>(
  payments: readonly Of[],
  leftOf: (payment: Of) => number,
  amountCents: number,
): Share<Of>[] | null {
  const whole = payments.find((of) => leftOf(of) >= amountCents)
  if (whole) return amountCents > 0 ? [{ of: whole, amountCents }] : null
  const shares: Share<Of>[] = []
  let rest = amountCents
  for (const of of payments) {
    const share = Math.min(rest, leftOf(of))
    if (share <= 0) continue
    shares.push({ of, amountCents: share })
    rest -= share
  }
  return rest === 0 ? shares : null
}
