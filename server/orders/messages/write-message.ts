import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OrderMessageKind } from '#domain/order-message.ts'
import { orderMessageSchema } from '#domain/order-message-input.ts'
import type { Actor, SignedInUser } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { orderMessage } from '#server/mail/templates/order-message.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersNeeds } from '../index.ts'
import { isOrderId } from '../input.ts'
import { requireUserId } from '../policy.ts'
import { orderMessages, orders } from '../tables.ts'

export type WriteOrderMessageOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'not_found' | 'too_many' | 'no_address'; message: string }

type Needs = Pick<OrdersNeeds, 'database' | 'clock' | 'realtime' | 'mail' | 'rateLimiter' | 'nameOf'>

/**
 * Staff write a note or to the customer, who is mailed; the customer writes to the shop. Whoever writes to the
 * customer answers what the customer wrote.
 */
export async function writeMessage(
  needs: Needs,
  actor: Actor,
  orderId: string,
  { kind, text }: { kind: OrderMessageKind; text: unknown },
): Promise<WriteOrderMessageOutcome> {
  requireUserId(actor)
  const { user } = actor
  const message = orderMessageSchema.safeParse(text)
  if (!message.success)
    return { ok: false, reason: 'invalid', message: message.error.issues[0]?.message ?? '' }
  if (!user || !mayWrite(actor, kind)) return notFound
  const attempt = await needs.rateLimiter.take(countedLimits.orderMessage, user.id)
  if (!attempt.ok) return { ok: false, reason: 'too_many', message: 'Please wait a little and try again.' }
  const authorName = (await needs.nameOf(user.id)) || user.email
  return needs.database.transaction(async (transaction): Promise<WriteOrderMessageOutcome> => {
    const order = await openOrder(transaction, user, orderId, kind)
    if (!order) return notFound
    if (kind === 'to_customer' && order.contactEmail === '')
      return { ok: false, reason: 'no_address', message: 'This order has no email address to write to.' }
    const at = needs.clock.now()
    const [written] = await transaction
      .insert(orderMessages)
      .values({ orderId, at, kind, authorId: user.id, authorName, text: message.data })
      .returning({ id: orderMessages.id })
    if (kind === 'to_customer') {
      await markAnswered(transaction, orderId, at)
      await needs.mail.send(transaction, {
        template: orderMessage,
        to: order.contactEmail,
        data: {
          orderNumber: order.orderNumber ?? '',
          customerName: order.contactName,
          text: message.data,
          hasAccount: order.customerId !== null,
        },
        dedupeKey: `order-message:${written?.id}`,
      })
    }
    // A note is nobody's business but the shop's.
    const audience = kind === 'note' ? { id: order.id, customerId: null } : order
    await announceOrder(needs.realtime, transaction, 'order.changed', audience)
    return { ok: true }
  })
}

/** Staff say that what the customer wrote needs no answer. False when nothing waited. */
export async function dismissMessages(
  { database, clock, realtime }: Needs,
  orderId: string,
): Promise<boolean> {
  if (!isOrderId(orderId)) return false
  return database.transaction(async (transaction) => {
    const answered = await markAnswered(transaction, orderId, clock.now())
    if (answered > 0)
      await announceOrder(realtime, transaction, 'order.changed', { id: orderId, customerId: null })
    return answered > 0
  })
}

const notFound = { ok: false, reason: 'not_found', message: 'There is no such order.' } as const

const mayWrite = (actor: Actor, kind: OrderMessageKind): boolean =>
  kind === 'from_customer' || mayDo(actor, 'orders.write')

async function openOrder(
  transaction: Transaction,
  user: SignedInUser,
  orderId: string,
  kind: OrderMessageKind,
) {
  if (!isOrderId(orderId)) return null
  const own = kind === 'from_customer' ? eq(orders.customerId, user.id) : undefined
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt), own))
  return order ?? null
}

async function markAnswered(transaction: Transaction, orderId: string, at: Date): Promise<number> {
  const answered = await transaction
    .update(orderMessages)
    .set({ answeredAt: at })
    .where(
      and(
        eq(orderMessages.orderId, orderId),
        eq(orderMessages.kind, 'from_customer'),
        isNull(orderMessages.answeredAt),
      ),
    )
    .returning({ id: orderMessages.id })
  return answered.length
}
