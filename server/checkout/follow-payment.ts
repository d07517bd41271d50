import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Followers } from '#server/kernel/emit.ts'
import type { Orders } from '#server/orders/index.ts'

type Follow = NonNullable<Followers['payment.settled']>[number]

/**
 * What an order held at PREPARE is taken or released at SETTLE, in its transaction. Stock that is gone when late money
 * arrives is noted in the order's history: a paid order is never lost.
 */
export const settleStock =
  ({
    inventory,
    orders,
  }: {
    inventory: Pick<Inventory, 'followPayment'>
    orders: Pick<Orders, 'flag'>
  }): Follow =>
  async (transaction, settled) => {
    for (const { position, quantity, size, color } of await inventory.followPayment(transaction, settled)) {
      const note = `Item ${position}: ${quantity} × ${size}/${color} sold out before the payment came in. Restock or refund.`
      await orders.flag(transaction, settled.orderId, { kind: 'stock', to: 'short', note })
    }
  }

/** The same for the use of a discount. */
export const settleDiscount =
  ({
    discounts,
    orders,
  }: {
    discounts: Pick<Discounts, 'followPayment'>
    orders: Pick<Orders, 'flag'>
  }): Follow =>
  async (transaction, settled) => {
    if (!(await discounts.followPayment(transaction, settled))) return
    const note = 'The payment came in late: the discount was used once more than its limit allows.'
    await orders.flag(transaction, settled.orderId, { kind: 'discount', to: 'over_limit', note })
  }
