import { alike, may, own } from '#server/kernel/door.ts'
import { listMessages, messagesForCustomer } from './list-messages.ts'
import { writeMessage } from './write-message.ts'

export const orderMessagesCalls = {
  /** By staff. */
  write: may('orders.write', writeMessage),
  /** Oldest first. Staff only. */
  list: alike('orders.read', listMessages),
  /** The signed-in customer's own, without notes. */
  forCustomer: own(messagesForCustomer),
}
