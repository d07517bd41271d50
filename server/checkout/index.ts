import type { Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { NewOrder } from '#server/orders/index.ts'
import { checkoutCalls } from './calls.ts'
import type { CheckoutDeps } from './deps.ts'
import { NotHeld, type OpeningTerms, type OpenOrder, openOrder } from './open-order.ts'
import { checkoutOperations } from './operations/index.ts'

export type { OpeningTerms, OpenOrder } from './open-order.ts'
export type { Receipt } from './receipt.ts'

export type Checkout = Door<typeof checkoutCalls> & {
  /** The name that messages use in place of Square (docs/decisions.md 12). */
  providerName: string
  /**
   * PREPARE for an order that was priced elsewhere, in the caller's transaction. Null when something can't be held: the
   * caller must roll back its transaction.
   */
  open(transaction: Transaction, order: NewOrder, terms: OpeningTerms): Promise<OpenOrder | null>
  operations: BoundOperation[]
}

export function createCheckout(deps: CheckoutDeps): Checkout {
  return {
    ...createDoor(deps, checkoutCalls),

    providerName: deps.payments.providerName,
    open: (transaction, order, terms) =>
      openOrder(deps, transaction, order, terms).catch((error) => {
        if (error instanceof NotHeld) return null
        throw error
      }),
    operations: bindOperations(checkoutOperations, deps),
  }
}
