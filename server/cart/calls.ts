import { may, own } from '#server/kernel/door.ts'
import { priceCart } from './price-cart.ts'
import { priceChange, priceForStaff } from './price-for-staff.ts'

export const cartCalls = {
  /**
   * What the shop asks for these lines, from its own prices, rules and designs, with what an order keeps of each.
   * `lines` is what a browser sent: prices in it are ignored, and each line that cannot be ordered is told by itself.
   */
  price: own(priceCart),
  /** The same for a draft order: with lines, a discount and a shipping price of staff's own. Staff only. */
  priceForStaff: may('orders.write', priceForStaff),
  /** What an order would cost with other quantities and further lines. Staff only. */
  priceChange: may('orders.write', priceChange),
}
