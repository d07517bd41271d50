import type { PricedCart } from '#server/cart/index.ts'

import type { Actor } from '#server/kernel/actor.ts'

import type { Transaction } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'

import type { NewOrder, NewOrderItem } from '#server/orders/index.ts'
import type { CheckoutDeps } from './deps.ts'
import { NotHeld, type OpeningTerms, type OpenOrder, openOrder, toOrderItems } from './open-order.ts'
import { checkoutOperations } from './operations/index.ts'
import { type Receipt, readReceipt } from './receipt.ts'

export type { OpeningTerms, OpenOrder } from './open-order.ts'
export type { Receipt } from './receipt.ts'

export type Checkout = {
  /** What messages name in place of Square (docs/decisions.md 12). */
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

export function createCheckout(deps: CheckoutDeps): Checkout {
  return {
    providerName: deps.payments.providerName,
    itemsOf: toOrderItems,
    readReceipt: (actor, attemptId) => readReceipt(deps, actor, attemptId),
    open: (transaction, order, terms) =>
      openOrder(deps, transaction, order, terms).catch((error) => {
        if (error instanceof NotHeld) return null
        throw error
      }),
    operations: bindOperations(checkoutOperations, deps),
  }
}
