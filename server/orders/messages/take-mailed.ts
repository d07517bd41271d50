import { and, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderMessages, orders } from '../tables.ts'

export type MailedMessage = {
  orderId: string
  text: string
  from: { address: string; name: string }
  at: Date
  by: 'mail' | 'text'
}

/**
 * Records an email to an order's own address, or a text to the shop's number, as a customer message, announced to staff
 * like one from the portal. It says so if it came from an address other than the order's. Returns the message's id;
 * null if there is no such order.
 */
export async function takeMailed(
  { realtime }: Pick<OrdersDeps, 'realtime'>,
  transaction: Transaction,
  { orderId, text, from, at, by }: MailedMessage,
): Promise<number | null> {
  const order = await findPlaced(transaction, orderId)
  if (!order) return null
  // A text belongs to the order that its number was last texted about.
  const isCustomers = by === 'text' || from.address === order.contactEmail.toLowerCase()
  const authorName = isCustomers ? order.contactName : [from.name, from.address].filter(Boolean).join(' · ')
  const authorId = order.customerId ?? order.visitorId ?? order.id
  const [written] = await transaction
    .insert(orderMessages)
    .values({ orderId, at, kind: 'from_customer', authorId, authorName: `${authorName} by ${by}`, text })
    .returning({ id: orderMessages.id })
  await announceOrder(realtime, transaction, 'order.changed', order)
  return written?.id ?? null
}

/** The buyer of an order, as the owner of what is sent for it; null if there is no such order. */
export async function buyerOf(
  { database }: Pick<OrdersDeps, 'database'>,
  orderId: string,
): Promise<Actor | null> {
  const order = await findPlaced(database.orm, orderId)
  if (!order) return null
  const { customerId, contactEmail } = order
  return {
    visitorId: order.visitorId ?? order.id,
    user:
      customerId === null ? null : { id: customerId, email: contactEmail, role: 'customer', sessionId: '' },
  }
}

async function findPlaced(executor: Executor, orderId: string) {
  const [order] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt)))
  return order ?? null
}
