import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Followers } from '#server/kernel/emit.ts'

type Follow = NonNullable<Followers['refund.done']>[number]

/** If staff choose so, the goods of a refund go back to the shelf. */
export const returnGoods =
  ({ inventory }: { inventory: Pick<Inventory, 'putBack'> }): Follow =>
  async (transaction, { orderId, refundId, lines, returnStock }) => {
    if (returnStock) await inventory.putBack(transaction, orderId, lines, refundId)
  }

/** If staff choose so, the order's use of a discount is released. */
export const returnDiscountUse =
  ({ discounts }: { discounts: Pick<Discounts, 'giveBack'> }): Follow =>
  async (transaction, { orderId, returnDiscountUse }) => {
    if (returnDiscountUse) await discounts.giveBack(transaction, orderId)
  }
