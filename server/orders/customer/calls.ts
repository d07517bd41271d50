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

/** What the buyer sees and may do. */
export const customerCalls = {
  /** The signed-in customer's own orders, newest first. */
  listForCustomer: own(listForCustomer),
  getForCustomer: own(getForCustomer),
  /** The customer's own order with what its items were made from; null for everyone else's. */
  itemsToOrderAgain: own(itemsToOrderAgain),
  /** Whether one of the actor's own orders is printed from this artwork or design. */
  showsPicture: own(showsPicture),
  /** Premade prints in the customer's own paid orders. */
  boughtPrints: own(boughtPrints),
  /** Transfers orders placed as a guest with a confirmed address to the account; returns which. */
  adoptGuestOrders: withoutDeps(adoptGuestOrders),
  /** When the customer's own orders reached each status, oldest first. */
  timelinesOf: own(timelinesOf),
  /** For the buyer, including guests; null for everyone else. */
  receiptOf: own(receiptOf),
  /** As PDF, for the order's customer and staff; null for everyone else. */
  readInvoice: own(readInvoice),
  /** The customer's own item, with its order locked; null for everyone else's. */
  itemForEditing: withoutDeps(itemForEditing),
  /** Replaces the item's design at the same price; false if the order is finished. */
  swapDesign,
  /** All orders of a customer, locked, with the files they are printed from. */
  purchasesOf,
}
