import type { FieldErrors } from '#domain/checkout.ts'
import type { PromoRefusal } from '#domain/promo-code.ts'
import type { Cart, CartQuote, PricedCart } from '#server/cart/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { NewOrder, NewOrderItem, Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import type { People } from '#server/people/index.ts'
import { listMissing, type Missing } from './list-missing.ts'
import { NotHeld, type OpeningTerms, type OpenOrder, openOrder, toOrderItems } from './open-order.ts'
import { prepareCheckout } from './prepare-checkout.ts'

export type { Missing } from './list-missing.ts'
export type { OpeningTerms, OpenOrder } from './open-order.ts'

export type PrepareOutcome =
  /** `provider` and `reference` name the payment at its provider; null once there is nothing left to pay. */
  | { ok: true; redirectUrl: string; attemptId: string; provider: string; reference: string | null }
  /** Field names such as 'contact.email'. */
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'empty_cart' }
  | ({ ok: false; reason: 'cart_problem' | 'cart_changed' } & CartQuote)
  /** The promo code does not count (any more); `quote` is without it. */
  | ({ ok: false; reason: 'code_refused'; refusal: PromoRefusal } & CartQuote)
  /** The key belongs to a checkout that is over or has other contents: take a new one and send again. */
  | { ok: false; reason: 'start_again' }
  | { ok: false; reason: 'provider_failed'; providerName: string; message: string | null }
  | { ok: false; reason: 'no_url'; providerName: string }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number }
  /** Unpaid orders of the same network or account hold a lot of stock or codes already. */
  | { ok: false; reason: 'too_much_held'; retryAfterSeconds: number }

/** Where the request came from: what the provider returns to, and what limits count. */
export type CheckoutVisit = { origin: string; clientAddress: string }

export type Checkout = {
  /** What messages name in place of Square (DECISIONS.md 12). */
  providerName: string
  /** What stands between a form, however little of it is filled in, and an order. */
  missing(actor: Actor, input: unknown): Promise<Missing[]>
  /**
   * PREPARE and CALL (ARCHITECTURE, paying). `input` is what the browser sent, see `checkoutSchema`. Sent again
   * with the same key, it finds the same order and the same payment page.
   */
  prepare(actor: Actor, input: unknown, visit: CheckoutVisit): Promise<PrepareOutcome>
  /**
   * PREPARE of an order that was priced elsewhere, in the caller's transaction. Null when something is not there to be
   * held: the caller must undo its transaction.
   */
  open(transaction: Transaction, order: NewOrder, terms: OpeningTerms): Promise<OpenOrder | null>
  /** A priced cart's lines as an order keeps them. */
  itemsOf(priced: PricedCart): NewOrderItem[]
}

export type CheckoutNeeds = {
  people: Pick<People, 'addAddress'>
  database: Database
  clock: Clock
  rateLimiter: RateLimiter
  cart: Pick<Cart, 'price'>
  inventory: Pick<Inventory, 'reserve'>
  discounts: Pick<Discounts, 'reserve'>
  orders: Pick<Orders, 'record' | 'findByCheckoutKey'>
  payments: Pick<Payments, 'openAttempt' | 'attemptOfOrder' | 'call' | 'providerName' | 'providerKey'>
  describeShop(): Promise<{ siteName: string }>
}

export function createCheckout(needs: CheckoutNeeds): Checkout {
  return {
    providerName: needs.payments.providerName,
    missing: (actor, input) => listMissing(needs, actor, input),
    prepare: (actor, input, visit) => prepareCheckout(needs, actor, input, visit),
    itemsOf: toOrderItems,
    open: (transaction, order, terms) =>
      openOrder(needs, transaction, order, terms).catch((error) => {
        if (error instanceof NotHeld) return null
        throw error
      }),
  }
}
