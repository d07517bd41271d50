import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type Refund, type RefundLine, refunds } from './tables.ts'

/** Money in whole cents. */
export type RefundView = {
  refundId: string
  /** The payment that is refunded. */
  attemptId: string
  kind: Refund['kind']
  status: Refund['status']
  amountCents: number
  shippingCents: number
  lines: RefundLine[]
  reason: string
  failureReason: string | null
  reference: string | null
  requestedByName: string
  createdAt: Date
  settledAt: Date | null
}

export async function listRefunds(
  { database }: { database: Database },
  orderId: string,
): Promise<RefundView[]> {
  const rows = await database.orm
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
  return rows.map((row) => ({
    refundId: row.id,
    attemptId: row.attemptId,
    kind: row.kind,
    status: row.status,
    amountCents: row.amountCents,
    shippingCents: row.shippingCents,
    lines: row.lines,
    reason: row.reason,
    failureReason: row.failureReason,
    reference: row.reference,
    requestedByName: row.requestedByName,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
  }))
}
