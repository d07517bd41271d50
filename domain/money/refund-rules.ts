import { z } from 'zod'
import { type Cents, cents } from './money.ts'

export const refundKinds = ['full', 'lines', 'amount'] as const
export type RefundKind = (typeof refundKinds)[number]

/** Why a refund was refused when the provider refused it: that is its end, and the next try is another refund. */
export const refundFailed = 'refund_failed'

export const isRefundFailed = (answer: object): boolean =>
  'because' in answer && answer.because === refundFailed

/** What staff ask for. `refundId` is made when the dialog opens: sent twice, it is one refund. */
export const refundSchema = z
  .object({
    /** In small letters, as it is stored. */
    refundId: z.uuid().toLowerCase(),
    kind: z.enum(refundKinds),
    lines: z
      .array(z.object({ orderItemId: z.uuid(), quantity: z.int().min(1).max(100_000) }))
      .max(200)
      .default([]),
    /** With `lines`: the shipping that was paid goes back, too. */
    withShipping: z.boolean().default(false),
    /** With `amount` only. */
    amountCents: z.int().min(1).max(100_000_000).nullable().default(null),
    reason: z.string().trim().min(1, 'Say why the money goes back').max(500),
    returnStock: z.boolean().default(false),
    returnDiscountUse: z.boolean().default(false),
  })
  .refine((refund) => refund.kind !== 'amount' || refund.amountCents !== null, {
    path: ['amountCents'],
    message: 'Enter the amount to give back',
  })
  .refine((refund) => refund.kind !== 'lines' || refund.lines.length > 0 || refund.withShipping, {
    path: ['lines'],
    message: 'Choose what is given back',
  })

export type RefundInput = z.output<typeof refundSchema>

/** What an order's line cost in all: its price with set-up, less its discount, with its tax. */
export type RefundableLine = { netCents: number; quantity: number }

/**
 * Cents for `count` pieces of a line of which `before` are refunded already. However a line is refunded piece by
 * piece, the parts sum to what it cost.
 */
export function refundOfPieces(line: RefundableLine, before: number, count: number): Cents {
  const upTo = (pieces: number): number =>
    Number((BigInt(line.netCents) * BigInt(pieces)) / BigInt(line.quantity))
  return cents(upTo(before + count) - upTo(before))
}

type Share<Of> = { of: Of; amountCents: number }

/** From the first payment that holds all of it, else from one after the other; null when they hold less. */
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
