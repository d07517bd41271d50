import type { Actor } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import {
  type CustomerMessageView,
  listMessages,
  messagesForCustomer,
  type OrderMessageView,
} from './list-messages.ts'
import { type NewOrderMessage, writeMessage } from './write-message.ts'

export type { CustomerMessageView, OrderMessageView } from './list-messages.ts'

export type OrderMessages = {
  /** By staff. */
  write(actor: Actor, orderId: string, message: NewOrderMessage): Promise<Outcome>
  /** Oldest first. Staff only. */
  list(actor: Actor, orderId: string): Promise<OrderMessageView[]>
  /** The signed-in customer's own, without notes. */
  forCustomer(actor: Actor, orderIds: readonly string[]): Promise<CustomerMessageView[]>
}

export function createOrderMessages(deps: OrdersDeps): OrderMessages {
  return {
    write: (actor, orderId, message) => writeMessage(deps, actor, orderId, message),
    list: (_actor, orderId) => listMessages(deps.database, orderId),
    forCustomer: (actor, orderIds) => messagesForCustomer(deps.database, actor, orderIds),
  }
}
