import { own, withoutDeps } from '#server/kernel/door.ts'
import { readInvoice } from '../invoice/read-invoice.ts'
import { purchasesOf } from '../own-data.ts'
import { adoptGuestOrders } from './adopt-guest-orders.ts'
import { boughtPrints } from './bought-prints.ts'
import { getForCustomer } from './get-for-customer.ts'
import { itemForEditing } from './item-for-editing.ts'
import { itemsToOrderAgain } from './items-to-order-again.ts'
import { listForCustomer } from './list-for-customer.ts'
import { receiptOf } from './receipt-of.ts'
import { showsPicture } from './shows-picture.ts'
import { swapDesign } from './swap-design.ts'
import { timelinesOf } from './timelines.ts'

/** What whoever bought it sees and may do. */
export const customerCalls = {
  /** The signed-in customer's own orders, newest first. */
  listForCustomer: own(listForCustomer),
  getForCustomer: own(getForCustomer),
  /** The customer's own order with what its items were made from; null for everybody else's. */
  itemsToOrderAgain: own(itemsToOrderAgain),
  /** Whether an order of the actor's own is printed from this artwork or design. */
  showsPicture: own(showsPicture),
  /** Premade prints of the customer's own paid orders. */
  boughtPrints: own(boughtPrints),
  /** Orders made as a guest with a confirmed address become the account's; tells which. */
  adoptGuestOrders: withoutDeps(adoptGuestOrders),
  /** When the customer's own orders took on each status, oldest first. */
  timelinesOf: own(timelinesOf),
  /** For whoever bought it, guests too; null for everybody else. */
  receiptOf: own(receiptOf),
  /** As PDF, for the order's customer and staff; null for everybody else. */
  readInvoice: own(readInvoice),
  /** The customer's own item, its order locked; null for everybody else's. */
  itemForEditing: withoutDeps(itemForEditing),
  /** The item's design becomes another one at the same price; false when the order is finished. */
  swapDesign,
  /** All orders of a customer, locked, with what they are printed from. */
  purchasesOf,
}
