import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OrderMessageKind } from '#domain/orders/message-kinds.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { orderMessage } from '#server/mail/templates/order-message.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { isOwnOrder, requireUserId } from '../policy.ts'
import { orderMessages, orders } from '../tables.ts'

type Deps = Pick<OrdersDeps, 'database' | 'clock' | 'realtime' | 'mail' | 'rateLimiter' | 'nameOf'>

export type NewOrderMessage = { kind: OrderMessageKind; text: string }

type Author = { id: string; name: string }

/**
 * Writes a note, a message to the customer, who gets an email, or a customer's own message to the shop; for anyone else
 * the order doesn't exist. Writing to the customer answers the customer's messages.
 *
 * @throws AppError if it is too much at once, or as `writeWithin` does.
 */
export async function writeMessage(
  deps: Deps,
  actor: Actor,
  orderId: string,
  message: NewOrderMessage,
): Promise<void> {
  const author = await authorOf(deps, actor)
  const attempt = await deps.rateLimiter.take(
    countedLimits.orderMessage,
    actor.user?.id ?? actor.key?.id ?? orderId,
  )
  if (!attempt.ok) throw tooOften(attempt, { what: 'That’s a lot of messages at once.' })
  await deps.database.transaction((transaction) =>
    writeWithin(deps, transaction, actor, orderId, { ...message, author }),
  )
}

/**
 * The same in the transaction of the action it reports; not rate-limited. `author` is read before it begins.
 *
 * @throws AppError if there is no such order, or no one to write to.
 */
export async function writeWithin(
  deps: Pick<Deps, 'clock' | 'realtime' | 'mail'>,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  { kind, text, author }: NewOrderMessage & { author: Author },
): Promise<void> {
  const order = await openOrder(transaction, actor, orderId, kind)
  if (!order) throw new AppError('not_found', 'There is no such order.')
  if (kind === 'to_customer' && order.contactEmail === '')
    throw new AppError('invalid', 'This order has no email address to write to.')
  const at = deps.clock.now()
  const [written] = await transaction
    .insert(orderMessages)
    .values({ orderId, at, kind, authorId: author.id, authorName: author.name || order.contactName, text })
    .returning({ id: orderMessages.id })
  if (kind === 'to_customer') {
    await markAnswered(transaction, orderId, at)
    await deps.mail.send(transaction, {
      template: orderMessage,
      to: order.contactEmail,
      data: {
        orderNumber: order.orderNumber ?? '',
        customerName: order.contactName,
        text,
        orderId: order.id,
      },
      dedupeKey: `order-message:${written?.id}`,
    })
  }
  // A note is only for the shop.
  const audience = kind === 'note' ? { id: order.id, customerId: null } : order
  await announceOrder(deps.realtime, transaction, 'order.changed', audience)
}

/** A person, a program by its key, or a guest, whose name is on their order. */
export async function authorOf({ nameOf }: Pick<Deps, 'nameOf'>, actor: Actor): Promise<Author> {
  if (actor.key) return { id: actor.key.id, name: actor.key.name }
  if (!actor.user && actor.heldOrders?.length) return { id: actor.visitorId, name: '' }
  const id = requireUserId(actor)
  return { id, name: (await nameOf(id)) || (actor.user?.email ?? '') }
}

async function openOrder(transaction: Transaction, actor: Actor, orderId: string, kind: OrderMessageKind) {
  if (!isUuid(orderId)) return null
  const own = kind === 'from_customer' ? isOwnOrder(actor) : undefined
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt), own))
  return order ?? null
}

/** Marks the customer's messages as answered; returns how many. */
export async function markAnswered(transaction: Transaction, orderId: string, at: Date): Promise<number> {
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
