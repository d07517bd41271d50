import { may, own } from '#server/kernel/door.ts'
import { priceCart } from './price-cart.ts'
import { priceChange, priceForStaff } from './price-for-staff.ts'

export const cartCalls = {
  /**
   * The shop's prices for these lines, from its own prices, rules and designs, with what an order keeps of each.
   * `lines` is what a browser sent: its prices are ignored, and each line that can't be ordered is reported separately.
   */
  price: own(priceCart),
  /** The same for a draft order: with lines, a discount and a shipping price set by staff. Staff only. */
  priceForStaff: may('orders.write', priceForStaff),
  /** What an order would cost with other quantities and further lines. Staff only. */
  priceChange: may('orders.write', priceChange),
}
