import type { CounterMethod } from '#domain/money/counter-methods.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'

/** What a provider needs to open its hosted page. `id` is the idempotency key: the same id, the same page. */
export type CheckoutRequest = {
  id: string
  amount: Cents
  currency: string
  /** Its first line is a title; where several things are bought, each has a line below it. */
  description: string
  customerEmail: string
  /** Where the provider sends the shopper back to, whatever came of it. */
  returnUrl: string
  expiresAt: Date
}

/** `eventReference` is what the provider's events call the payment, where that is another name. */
export type HostedCheckout = { url: string; reference: string; eventReference?: string }

/** The names of an attempt at its provider; null until CALL has been answered. */
export type KnownAttempt = { id: string; reference: string | null; eventReference: string | null }

/**
 * What the provider says now. `open`: the shopper has not finished its page. `processing`: finished, but the
 * money is not certain yet. `unknown`: it has never heard of the attempt. `amount` of `paid` is everything that
 * was collected for the attempt, before refunds; `refunded` is what has gone back of it, whoever asked for it.
 */
export type ProviderTruth =
  | { state: 'open' | 'processing' | 'unknown' }
  | { state: 'paid'; amount: number; currency: string; attemptId: string; refunded: number }
  | { state: 'failed' | 'cancelled' | 'expired'; reason: string }

/** `id` is the idempotency key: the same id, the same refund. `reference` is null until it was answered. */
export type RefundRequest = {
  id: string
  reference: string | null
  attempt: KnownAttempt
  amount: Cents
  currency: string
  reason: string
}

/**
 * Where a refund stands. `failed` is final: the provider has refused it or it came back. `unknown`: the provider
 * has no such refund, so that it may be asked for (again) with the same id.
 */
export type RefundTruth =
  | { state: 'pending' | 'done'; reference: string }
  | { state: 'failed'; reference: string | null; reason: string }
  | { state: 'unknown' }

/** One of the two names tells which attempt an event is about; both null when it is about something else. */
export type WebhookEvent = {
  eventId: string
  kind: string
  attemptId: string | null
  eventReference: string | null
}

/**
 * A payment provider. Every call may throw when the provider cannot be reached or answers nonsense; then it is
 * not known whether it took effect. None of them is made inside a transaction.
 */
export type PaymentProvider = {
  /** What shoppers call it, such as 'Square'. */
  name: string
  /** Its place in /webhooks/:provider and in our tables. */
  key: string
  /** Throws when the provider does not know our secrets or cannot be reached. */
  checkAccess(): Promise<void>
  createCheckout(request: CheckoutRequest): Promise<HostedCheckout>
  lookUp(attempt: KnownAttempt): Promise<ProviderTruth>
  /** Closes an unfinished page, so that nobody pays for what was given up. Throws when it is finished. */
  closeCheckout(attempt: KnownAttempt): Promise<void>
  refund(request: RefundRequest): Promise<RefundTruth>
  lookUpRefund(request: RefundRequest): Promise<RefundTruth>
  /** Null when the signature is wrong or too old: such a request is no event. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array): Promise<WebhookEvent | null>
  /** Where people take the money: how this one was taken, and goes back. */
  takenBy?(executor: Executor, attemptId: string): Promise<CounterMethod | null>
  /** Where its books are in this house: takes the payer out of them, in the caller's transaction. */
  forget?(transaction: Transaction, attemptIds: readonly string[]): Promise<void>
}

/** The built-in provider of money that staff take by hand. */
export const counterKey = 'counter'

/** The provider has answered, and not with what was asked for: its HTTP status, and its own words. */
export class ProviderRefusal extends Error {
  readonly status: number
  constructor(provider: string, status: number, says: string) {
    super(`${provider} answered with a non-2xx status (${status}): ${says}`)
    this.status = status
  }
}
