import { desc, eq } from 'drizzle-orm'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type AttemptStatus, paymentAttempts, type SettleSource } from './tables.ts'

/** Money in whole cents. */
export type PaymentView = {
  attemptId: string
  provider: string
  reference: string | null
  status: AttemptStatus
  amountCents: number
  capturedCents: number
  reportedCents: number | null
  currency: string
  failureReason: string | null
  createdAt: Date
  settledAt: Date | null
  settledBy: SettleSource | null
}

export async function listForOrder(
  database: Database,
  actor: Actor,
  orderId: string,
): Promise<PaymentView[]> {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
  const rows = await database.orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
  return rows.map((row) => ({
    attemptId: row.id,
    provider: row.provider,
    reference: row.reference,
    status: row.status,
    amountCents: row.amountCents,
    capturedCents: row.capturedCents,
    reportedCents: row.reportedCents,
    currency: row.currency,
    failureReason: row.failureReason,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
    settledBy: row.settledBy,
  }))
}
