import { desc, eq } from 'drizzle-orm'
import type { AttemptStatus } from '#domain/money/payment-filters.ts'
import type { RefundWay } from '#domain/money/refund-way.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { paymentAttempts, type RecordedTruth, type SettleSource } from './tables.ts'
import { wayOf } from './way-of.ts'

/** Money in whole cents. */
export type PaymentView = {
  attemptId: string
  orderId: string
  provider: string
  reference: string | null
  status: AttemptStatus
  amountCents: number
  capturedCents: number
  reportedCents: number | null
  /** Requested or completed refunds. */
  refundedCents: number
  currency: string
  reportedCurrency: string | null
  failureReason: string | null
  createdAt: Date
  settledAt: Date | null
  settledBy: SettleSource | null
  /** When the provider's books were last compared with ours. */
  checkedAt: Date | null
  truth: RecordedTruth | null
  difference: string | null
  /** Who accepted this exact difference. */
  noted: { by: string; at: Date } | null
}

export type OrderPayment = PaymentView & { way: RefundWay }

export async function listForOrder(
  { database, providers }: Pick<PaymentsDeps, 'database' | 'providers'>,
  orderId: string,
): Promise<OrderPayment[]> {
  const rows = await database.orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
  return Promise.all(
    rows.map(async (row) => ({
      ...toPaymentView(row),
      way: await wayOf({ providers }, database.orm, row),
    })),
  )
}

export const toPaymentView = (row: Attempt): PaymentView => ({
  attemptId: row.id,
  orderId: row.orderId,
  provider: row.provider,
  reference: row.reference,
  status: row.status,
  amountCents: row.amountCents,
  capturedCents: row.capturedCents,
  reportedCents: row.reportedCents,
  refundedCents: row.refundedCents,
  currency: row.currency,
  reportedCurrency: row.reportedCurrency,
  failureReason: row.failureReason,
  createdAt: row.createdAt,
  settledAt: row.settledAt,
  settledBy: row.settledBy,
  checkedAt: row.checkedAt,
  truth: row.truth,
  difference: row.difference,
  noted:
    row.notedAt !== null && row.difference !== null && row.notedDifference === row.difference
      ? { by: row.notedBy ?? '', at: row.notedAt }
      : null,
})
