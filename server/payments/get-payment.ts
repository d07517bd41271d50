import { asc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import { findAttempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { toPaymentView } from './list-for-order.ts'
import type { ListedPayment } from './list-payments.ts'
import { listRefunds, type RefundView } from './list-refunds.ts'
import { paymentEvents } from './tables.ts'

/** A payment with everything the provider has reported about it. */
export type PaymentDetail = Omit<ListedPayment, 'id'> & {
  customerEmail: string
  expiresAt: Date
  checkCount: number
  nextCheckAt: Date | null
  events: { id: string; eventId: string; kind: string; receivedAt: Date; processedAt: Date | null }[]
  refunds: RefundView[]
}

/** Null if unknown. Staff only. */
export async function getPayment(
  { database, orders }: Pick<PaymentsDeps, 'database' | 'orders'>,
  attemptId: string,
): Promise<PaymentDetail | null> {
  if (!isUuid(attemptId)) return null
  const attempt = await findAttempt(database.orm, attemptId)
  if (!attempt) return null
  const [labels, refunds, events] = await Promise.all([
    orders.labelsOf([attempt.orderId]),
    listRefunds({ database }, attempt.orderId),
    database.orm
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.attemptId, attemptId))
      .orderBy(asc(paymentEvents.receivedAt))
      .limit(200),
  ])
  return {
    ...toPaymentView(attempt),
    order: labels.get(attempt.orderId) ?? null,
    customerEmail: attempt.customerEmail,
    expiresAt: attempt.expiresAt,
    checkCount: attempt.checkCount,
    nextCheckAt: attempt.status === 'pending' ? attempt.nextCheckAt : null,
    events: events.map(({ id, eventId, kind, receivedAt, processedAt }) => ({
      id,
      eventId,
      kind,
      receivedAt,
      processedAt,
    })),
    refunds,
  }
}
