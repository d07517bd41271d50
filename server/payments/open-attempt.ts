import { randomUUID } from 'node:crypto'
import type { Cents } from '#domain/money.ts'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentsNeeds } from './index.ts'
import { paymentAttempts } from './tables.ts'

export type NewAttempt = {
  orderId: string
  amount: Cents
  currency: string
  description: string
  customerEmail: string
  /** Scheme and host that the shopper used; the provider sends them back there. */
  returnOrigin: string
}

/** How long a payment page can be finished. */
const attemptLifetime = hours(2)

/** The first look of the sweeper, for shoppers who never come back and webhooks that never come. */
const firstCheck = minutes(1)

/** Writes the intent to collect money, before anything is asked of the provider. */
export async function openAttempt(
  { clock, activeProvider, reach }: Pick<PaymentsNeeds, 'clock' | 'activeProvider' | 'reach'>,
  transaction: Transaction,
  attempt: NewAttempt,
): Promise<{ attemptId: string }> {
  const id = randomUUID()
  const now = clock.now()
  await transaction.insert(paymentAttempts).values({
    id,
    orderId: attempt.orderId,
    provider: activeProvider,
    amountCents: attempt.amount,
    currency: attempt.currency,
    description: attempt.description,
    customerEmail: attempt.customerEmail,
    returnUrl: `${attempt.returnOrigin}/payment-success?attempt=${id}`,
    createdAt: now,
    expiresAt: after(now, attemptLifetime),
    nextCheckAt: after(now, firstCheck),
  })
  reach('prepare:before-commit')
  return { attemptId: id }
}
