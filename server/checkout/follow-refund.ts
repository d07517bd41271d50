import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { OnRefunded } from '#server/payments/index.ts'

/** By staff's choice, the goods of a refund go back to the shelf and the order's use of a discount is given back. */
export function followRefund({
  inventory,
  discounts,
}: {
  inventory: Pick<Inventory, 'putBack'>
  discounts: Pick<Discounts, 'giveBack'>
}): OnRefunded {
  return async (transaction, { orderId, refundId, lines, returnStock, returnDiscountUse }) => {
    if (returnStock) await inventory.putBack(transaction, orderId, lines, refundId)
    if (returnDiscountUse) await discounts.giveBack(transaction, orderId)
  }
}
