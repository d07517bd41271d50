import { own, withoutDeps } from '#server/kernel/door.ts'
import { toOrderItems } from './open-order.ts'
import { readReceipt } from './receipt.ts'

export const checkoutCalls = {
  /** A priced cart's lines as an order keeps them. */
  itemsOf: withoutDeps(toOrderItems),
  /** For the order that an attempt paid for: for the buyer, including guests; null for anyone else. */
  readReceipt: own(readReceipt),
}
