import { alike, may, own } from '#server/kernel/door.ts'
import { listMessages, messagesForCustomer } from './list-messages.ts'
import { buyerOf, takeMailed } from './take-mailed.ts'
import { writeMessage } from './write-message.ts'

export const orderMessagesCalls = {
  /** By staff. */
  write: may('orders.write', writeMessage),
  /** By mail, to the order's own address: the caller has checked that it is this order's. */
  takeMailed,
  buyerOf,
  /** Oldest first. Staff only. */
  list: alike('orders.read', listMessages),
  /** The signed-in customer's own, without notes. */
  forCustomer: own(messagesForCustomer),
}
