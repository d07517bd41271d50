import { own, withoutDeps } from '#server/kernel/door.ts'
import { toOrderItems } from './open-order.ts'
import { readReceipt } from './receipt.ts'

export const checkoutCalls = {
  /** A priced cart's lines as an order keeps them. */
  itemsOf: withoutDeps(toOrderItems),
  /** Of the order that an attempt paid for: for whoever bought it, guests too; null for everybody else. */
  readReceipt: own(readReceipt),
}
