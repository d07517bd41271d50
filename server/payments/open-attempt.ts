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
  /** The change of the order whose difference it collects. */
  changeId?: string
  amount: Cents
  currency: string
  description: string
  customerEmail: string
  /** Scheme and host that the shopper used; the provider sends them back there. */
  returnOrigin: string
  /** In place of the page that asks what became of a shopper's payment. */
  returnPath?: string
  /** In place of the active one: money that comes in at the counter. */
  provider?: string
  /** In place of a shopper's two hours: until when somebody may begin to pay. */
  expiresAt?: Date
}

/** How long a payment page can be finished. */
export const pageLifetime = hours(2)

/** The first look of the sweeper, for shoppers who never come back and webhooks that never come. */
export const firstCheck = minutes(1)

/** Writes the intent to collect money, before anything is asked of the provider. */
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
    // Nobody can have paid before there is a page: CALL brings the first look forward.
    nextCheckAt: isForLater ? expiresAt : after(now, firstCheck),
  })
  const [written] = await opened.returning()
  if (!written) throw new Error(`The payment attempt ${id} was not written`)
  reach('prepare:before-commit')
  return written
}
