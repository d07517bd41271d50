import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { OrderMessageKind } from '#domain/orders/message-kinds.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { isOwnOrder } from '../policy.ts'
import { orderMessages, orders } from '../tables.ts'

export type OrderMessageView = {
  id: number
  at: Date
  kind: OrderMessageKind
  authorName: string
  text: string
  /** A customer's message that the shop has neither answered nor dismissed. */
  isWaiting: boolean
}

/** What a customer sees; who at the shop wrote it is the shop's own business. */
export type CustomerMessageView = {
  id: number
  orderId: string
  at: Date
  author: 'customer' | 'shop'
  text: string
}

/** Everything written about an order, oldest first. Staff only. */
export async function listMessages(
  { database }: { database: Database },
  orderId: string,
): Promise<OrderMessageView[]> {
  if (!isUuid(orderId)) return []
  const rows = await database.orm
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.id))
  return rows.map(({ id, at, kind, authorName, text, answeredAt }) => ({
    ...{ id, at, kind, authorName, text },
    isWaiting: kind === 'from_customer' && answeredAt === null,
  }))
}

/** For those of the orders that are the customer's own, oldest first; never notes. */
export async function messagesForCustomer(
  { database }: { database: Database },
  actor: Actor,
  orderIds: readonly string[],
): Promise<CustomerMessageView[]> {
  const isOwn = isOwnOrder(actor)
  if (orderIds.length === 0) return []
  const rows = await database.orm
    .select({
      id: orderMessages.id,
      orderId: orderMessages.orderId,
      at: orderMessages.at,
      kind: orderMessages.kind,
      text: orderMessages.text,
    })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(and(inArray(orderMessages.orderId, [...orderIds]), isOwn, ne(orderMessages.kind, 'note')))
    .orderBy(asc(orderMessages.id))
  return rows.map(({ kind, ...row }) => ({ ...row, author: kind === 'from_customer' ? 'customer' : 'shop' }))
}
