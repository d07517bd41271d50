import type { OrderMessageKind } from '#domain/order-message.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersNeeds } from '../index.ts'
import {
  type CustomerMessageView,
  listMessages,
  messagesForCustomer,
  type OrderMessageView,
} from './list-messages.ts'
import { dismissMessages, type WriteOrderMessageOutcome, writeMessage } from './write-message.ts'

export type { CustomerMessageView, OrderMessageView } from './list-messages.ts'

export type OrderMessages = {
  /** `note` and `to_customer` by staff, `from_customer` by whose order it is; others find no such order. */
  write(
    actor: Actor,
    orderId: string,
    message: { kind: OrderMessageKind; text: unknown },
  ): Promise<WriteOrderMessageOutcome>
  /** What the customer wrote needs no answer. Staff only. */
  dismiss(actor: Actor, orderId: string): Promise<boolean>
  /** Oldest first. Staff only. */
  list(actor: Actor, orderId: string): Promise<OrderMessageView[]>
  /** The signed-in customer's own, without notes. */
  forCustomer(actor: Actor, orderIds: readonly string[]): Promise<CustomerMessageView[]>
}

export function createOrderMessages(needs: OrdersNeeds): OrderMessages {
  return {
    write: (actor, orderId, message) => writeMessage(needs, actor, orderId, message),
    async dismiss(_actor, orderId) {
      return dismissMessages(needs, orderId)
    },
    list: (_actor, orderId) => listMessages(needs.database, orderId),
    forCustomer: (actor, orderIds) => messagesForCustomer(needs.database, actor, orderIds),
  }
}
