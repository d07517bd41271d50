import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import type { ProviderTruth } from '#server/payments/port.ts'
import { givenBackOf } from './refund.ts'
import { sandboxPayments } from './tables.ts'

/** Finds the payment by its idempotency key, so that it is found even when our answer to CALL was lost. */
export async function lookUp({ orm }: Database, now: Date, idempotencyKey: string): Promise<ProviderTruth> {
  const [payment] = await orm
    .select({ ...getTableColumns(sandboxPayments), refunded: givenBackOf(idempotencyKey) })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotencyKey, idempotencyKey))
  if (!payment) return { state: 'unknown' }
  switch (payment.state) {
    case 'paid':
      return {
        state: 'paid',
        amount: payment.amountCents,
        currency: payment.currency,
        attemptId: payment.idempotencyKey,
        refunded: payment.refunded,
      }
    case 'declined':
      return { state: 'failed', reason: 'The card was declined' }
    case 'cancelled':
      return { state: 'cancelled', reason: 'The shopper left the payment page' }
    case 'processing':
      return { state: 'processing' }
    case 'open':
      if (now < payment.expiresAt) return { state: 'open' }
      return { state: 'expired', reason: 'The payment page was not finished in time' }
  }
}
