import type { Cart, PricedCart } from '#server/cart/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { NewOrder, NewOrderItem, Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import type { People } from '#server/people/index.ts'
import { NotHeld, type OpeningTerms, type OpenOrder, openOrder, toOrderItems } from './open-order.ts'
import { checkoutOperations } from './operations/index.ts'
import { type Receipt, readReceipt } from './receipt.ts'

export type { OpeningTerms, OpenOrder } from './open-order.ts'
export type { Receipt } from './receipt.ts'

export type Checkout = {
  /** What messages name in place of Square (DECISIONS.md 12). */
  providerName: string
  /**
   * PREPARE of an order that was priced elsewhere, in the caller's transaction. Null when something is not there to be
   * held: the caller must undo its transaction.
   */
  open(transaction: Transaction, order: NewOrder, terms: OpeningTerms): Promise<OpenOrder | null>
  /** A priced cart's lines as an order keeps them. */
  itemsOf(priced: PricedCart): NewOrderItem[]
  /** Of the order that an attempt paid for: for whoever bought it, guests too; null for everybody else. */
  readReceipt(actor: Actor, attemptId: string): Promise<Receipt | null>
  operations: BoundOperation[]
}

export type CheckoutNeeds = {
  people: Pick<People, 'addAddress'>
  database: Database
  clock: Clock
  rateLimiter: RateLimiter
  cart: Pick<Cart, 'price'>
  inventory: Pick<Inventory, 'reserve'>
  discounts: Pick<Discounts, 'reserve'>
  orders: Pick<Orders, 'record' | 'findByCheckoutKey' | 'receiptOf'>
  payments: Pick<
    Payments,
    'openAttempt' | 'attemptOfOrder' | 'call' | 'howPaid' | 'providerName' | 'providerKey'
  >
  describeShop(): Promise<{ siteName: string }>
  /** Where providers return to after a call that no request is behind. */
  origin: string
}

export function createCheckout(needs: CheckoutNeeds): Checkout {
  return {
    providerName: needs.payments.providerName,
    itemsOf: toOrderItems,
    readReceipt: (actor, attemptId) => readReceipt(needs, actor, attemptId),
    open: (transaction, order, terms) =>
      openOrder(needs, transaction, order, terms).catch((error) => {
        if (error instanceof NotHeld) return null
        throw error
      }),
    operations: bindOperations(checkoutOperations, needs),
  }
}
