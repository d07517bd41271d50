import { alike, own } from '#server/kernel/door.ts'
import { listMessages, messagesForCustomer } from './list-messages.ts'
import { buyerOf, takeMailed } from './take-mailed.ts'
import { authorOf, writeWithin } from './write-message.ts'

export const orderMessagesCalls = {
  /** Written by another operation, in its transaction; its caller has checked permission. */
  writeWithin,
  authorOf,
  /** An email to the order's own address: the caller has checked that it belongs to this order. */
  takeMailed,
  buyerOf,
  /** Oldest first. Staff only. */
  list: alike('orders.read', listMessages),
  /** The signed-in customer's own messages, without notes. */
  forCustomer: own(messagesForCustomer),
}
