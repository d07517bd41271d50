import { alike, own } from '#server/kernel/door.ts'
import { listMessages, messagesForCustomer } from './list-messages.ts'
import { buyerOf, takeMailed } from './take-mailed.ts'
import { authorOf, writeWithin } from './write-message.ts'

export const orderMessagesCalls = {
  /** What another operation says of itself, in its transaction; its caller has checked who may. */
  writeWithin,
  authorOf,
  /** By mail, to the order's own address: the caller has checked that it is this order's. */
  takeMailed,
  buyerOf,
  /** Oldest first. Staff only. */
  list: alike('orders.read', listMessages),
  /** The signed-in customer's own, without notes. */
  forCustomer: own(messagesForCustomer),
}
