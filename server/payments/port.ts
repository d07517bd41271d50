import type { Cents } from '#domain/money.ts'

/** What a provider needs to open its hosted page. `id` is the idempotency key: the same id, the same page. */
export type CheckoutRequest = {
  id: string
  amount: Cents
  currency: string
  description: string
  customerEmail: string
  /** Where the provider sends the shopper back to, whatever came of it. */
  returnUrl: string
  expiresAt: Date
}

export type HostedCheckout = { url: string; reference: string }

/**
 * What the provider says now. `open`: the shopper has not finished its page. `processing`: finished, but the
 * money is not certain yet. `unknown`: it has never heard of the attempt.
 */
export type ProviderTruth =
  | { state: 'open' | 'processing' | 'unknown' }
  | { state: 'paid'; amount: number; currency: string; attemptId: string }
  | { state: 'failed' | 'cancelled' | 'expired'; reason: string }

export type WebhookEvent = { eventId: string; kind: string; attemptId: string | null }

/**
 * A payment provider. Every call may throw when the provider cannot be reached or answers nonsense; none of
 * them is made inside a transaction.
 */
export type PaymentProvider = {
  /** What shoppers call it, such as 'Square'. */
  name: string
  /** Its place in /webhooks/:provider and in our tables. */
  key: string
  createCheckout(request: CheckoutRequest): Promise<HostedCheckout>
  lookUp(attempt: { id: string; reference: string | null }): Promise<ProviderTruth>
  /** Null when the signature is wrong or too old: such a request is no event. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array): Promise<WebhookEvent | null>
}
