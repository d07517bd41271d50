import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { OnOutcome } from '#server/payments/index.ts'
import { forgetHold } from './hold-fairly.ts'

type FollowDeps = {
  inventory: Pick<Inventory, 'followPayment'>
  discounts: Pick<Discounts, 'followPayment'>
  orders: Pick<Orders, 'flag'>
  /** After the goods: what an unpaid page held is free again for the next one. */
  followManualOrder: OnOutcome
}

/**
 * What an order held at PREPARE is taken or freed at SETTLE, in its transaction. What late money finds gone is
 * told in the order's history: a paid order is never lost.
 */
export const followPayment =
  ({ inventory, discounts, orders, followManualOrder }: FollowDeps): OnOutcome =>
  async (transaction, settled) => {
    const { orderId } = settled
    const shortages = await inventory.followPayment(transaction, settled)
    for (const { position, quantity, size, color } of shortages) {
      const note = `Item ${position}: ${quantity} × ${size}/${color} sold out before the payment came. Restock or refund.`
      await orders.flag(transaction, orderId, { kind: 'stock', to: 'short', note })
    }
    if (await discounts.followPayment(transaction, settled)) {
      const note = 'The payment came late: the discount counts once more than its limit allows.'
      await orders.flag(transaction, orderId, { kind: 'discount', to: 'over_limit', note })
    }
    await followManualOrder(transaction, settled)
    await forgetHold(transaction, orderId)
  }
