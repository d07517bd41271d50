import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Followers } from '#server/kernel/emit.ts'

type Follow = NonNullable<Followers['refund.done']>[number]

/** By staff's choice, the goods of a refund go back to the shelf. */
export const returnGoods =
  ({ inventory }: { inventory: Pick<Inventory, 'putBack'> }): Follow =>
  async (transaction, { orderId, refundId, lines, returnStock }) => {
    if (returnStock) await inventory.putBack(transaction, orderId, lines, refundId)
  }

/** By staff's choice, the order's use of a discount is given back. */
export const returnDiscountUse =
  ({ discounts }: { discounts: Pick<Discounts, 'giveBack'> }): Follow =>
  async (transaction, { orderId, returnDiscountUse }) => {
    if (returnDiscountUse) await discounts.giveBack(transaction, orderId)
  }
