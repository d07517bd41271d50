import type { CounterMethod } from '#domain/money/counter-methods.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'

/** What a provider needs to open its hosted page. `id` is the idempotency key: the same id gives the same page. */
export type CheckoutRequest = {
  id: string
  amount: Cents
  currency: string
  /** The first line is a title; if several things are bought, each has its own line below it. */
  description: string
  customerEmail: string
  /** Where the provider redirects the shopper, whatever the outcome. */
  returnUrl: string
  expiresAt: Date
}

/** `eventReference` is the payment's name in the provider's events, if different. */
export type HostedCheckout = { url: string; reference: string; eventReference?: string }

/** The names of an attempt at its provider; null until CALL has been answered. */
export type KnownAttempt = { id: string; reference: string | null; eventReference: string | null }

/**
 * What the provider says now. `open`: the shopper has not completed its page. `processing`: completed, but the money is
 * not certain yet. `unknown`: it has never heard of the attempt. `amount` of `paid` is everything collected for the
 * attempt, before refunds; `refunded` is how much of it was refunded, no matter who requested it.
 */
export type ProviderTruth =
  | { state: 'open' | 'processing' | 'unknown' }
  | { state: 'paid'; amount: number; currency: string; attemptId: string; refunded: number }
  | { state: 'failed' | 'cancelled' | 'expired'; reason: string }

/** `id` is the idempotency key: the same id gives the same refund. `reference` is null until answered. */
export type RefundRequest = {
  id: string
  reference: string | null
  attempt: KnownAttempt
  amount: Cents
  currency: string
  reason: string
}

/**
 * The state of a refund. `failed` is final: the provider refused it or it bounced. `unknown`: the provider has no such
 * refund, so it may be requested (again) with the same id.
 */
export type RefundTruth =
  | { state: 'pending' | 'done'; reference: string }
  | { state: 'failed'; reference: string | null; reason: string }
  | { state: 'unknown' }

/** One of the two names identifies the attempt an event is about; both are null when it is about something else. */
export type WebhookEvent = {
  eventId: string
  kind: string
  attemptId: string | null
  eventReference: string | null
}

/**
 * A payment provider. Any call may throw when the provider can't be reached or its answer makes no sense; then it is
 * unknown whether the call took effect. None of them is made inside a transaction.
 */
export type PaymentProvider = {
  /** The name shown to shoppers, such as 'Square'. */
  name: string
  /** Its key in /webhooks/:provider and in our tables. */
  key: string
  /** Throws when the provider rejects our secrets or can't be reached. */
  checkAccess(): Promise<void>
  createCheckout(request: CheckoutRequest): Promise<HostedCheckout>
  lookUp(attempt: KnownAttempt): Promise<ProviderTruth>
  /** Closes an uncompleted page, so that no one pays for an attempt that was given up. Throws if it is completed. */
  closeCheckout(attempt: KnownAttempt): Promise<void>
  refund(request: RefundRequest): Promise<RefundTruth>
  lookUpRefund(request: RefundRequest): Promise<RefundTruth>
  /** Null when the signature is wrong or too old: such a request is not an event. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array): Promise<WebhookEvent | null>
  /** For money that people take in person: how this payment was taken, and is refunded. */
  takenBy?(executor: Executor, attemptId: string): Promise<CounterMethod | null>
  /** For a provider whose books are in this database: removes the payer from them, in the caller's transaction. */
  forget?(transaction: Transaction, attemptIds: readonly string[]): Promise<void>
}

/** The built-in provider for money that staff take in person. */
export const counterKey = 'counter'

/** The provider answered, but not as requested: its HTTP status and its own message. */
export class ProviderRefusal extends Error {
  readonly status: number
  constructor(provider: string, status: number, says: string) {
    super(`${provider} answered with a non-2xx status (${status}): ${says}`)
    this.status = status
  }
}
