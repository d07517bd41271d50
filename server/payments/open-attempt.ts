import { randomUUID } from 'node:crypto'
import { type Cents, noMoney } from '#domain/money/money.ts'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { traceCarrier } from '#server/kernel/tracing.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { nothingToPay } from './nothing-to-pay.ts'
import { paymentAttempts } from './tables.ts'

export type NewAttempt = {
  orderId: string
  /** The order change whose difference it collects. */
  changeId?: string
  amount: Cents
  currency: string
  description: string
  customerEmail: string
  /** Scheme and host the shopper used; the provider redirects back there. */
  returnOrigin: string
  /** Replaces the page that checks the result of a shopper's payment. */
  returnPath?: string
  /** Replaces the active one: for money taken at the counter. */
  provider?: string
  /** Replaces the shopper's two hours: until when someone may start to pay. */
  expiresAt?: Date
}

/** How long a payment page can be completed. */
export const pageLifetime = hours(2)

/** When the sweeper first checks, for shoppers who never return and webhooks that never arrive. */
export const firstCheck = minutes(1)

/** Writes the intent to collect money, before any request to the provider. */
export async function openAttempt(
  { clock, activeProvider, reach }: Pick<PaymentsDeps, 'clock' | 'activeProvider' | 'reach'>,
  transaction: Transaction,
  attempt: NewAttempt,
): Promise<Attempt> {
  const id = randomUUID()
  const now = clock.now()
  const expiresAt = attempt.expiresAt ?? after(now, pageLifetime)
  const isForLater = attempt.expiresAt !== undefined && attempt.amount !== noMoney
  const opened = transaction.insert(paymentAttempts).values({
    id,
    orderId: attempt.orderId,
    changeId: attempt.changeId ?? null,
    provider: attempt.amount === noMoney ? nothingToPay.key : (attempt.provider ?? activeProvider),
    amountCents: attempt.amount,
    currency: attempt.currency,
    description: attempt.description,
    customerEmail: attempt.customerEmail,
    returnUrl: attempt.returnOrigin + (attempt.returnPath ?? `/payment-success?attempt=${id}`),
    createdAt: now,
    traceparent: traceCarrier(),
    expiresAt,
    // No one can have paid before there is a page: CALL moves the first check forward.
    nextCheckAt: isForLater ? expiresAt : after(now, firstCheck),
  })
  const [written] = await opened.returning()
  if (!written) throw new Error(`The payment attempt ${id} was not written`)
  reach('prepare:before-commit')
  return written
}
