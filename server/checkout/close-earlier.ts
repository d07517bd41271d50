import { eq, inArray, sql } from 'drizzle-orm'
import type { CheckoutInput } from '#domain/cart/checkout.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { KnownCheckout } from '#server/orders/index.ts'
import { isOwn } from './call-payment-page.ts'
import type { CheckoutDeps } from './deps.ts'
import { checkoutLines } from './tables.ts'

type Cart = Pick<CheckoutInput, 'checkoutKey' | 'lines'>

/**
 * Called when a line of the cart went into another order: the pages that this shopper left open for it, in another tab
 * or before going back, are closed, so that a cart is paid for only once (docs/decisions.md 26). Never inside a
 * transaction.
 *
 * @throws AppError when one of them is paid, or may be being paid right now.
 */
export async function closeEarlier(deps: CheckoutDeps, actor: Actor, cart: Cart): Promise<void> {
  for (const earlier of await findEarlier(deps, actor, cart)) {
    if (!isOpen(earlier)) throw paidAlready(deps, actor, earlier.orderNumber)
    await closeOne(deps, actor, earlier.orderId)
  }
}

const withdrawal = { reason: 'The same cart was sent to a newer payment page', by: 'checkout' } as const

async function closeOne(deps: CheckoutDeps, actor: Actor, orderId: string): Promise<void> {
  const { payments, database } = deps
  const attempt = await payments.attemptOfOrder(orderId)
  if (!attempt) return
  // If the provider can't be queried, closing its page reveals the state.
  const settled = await payments.settle(attempt.attemptId, 'sweeper').catch(() => null)
  if (settled?.state === 'paid' || settled?.state === 'unverified')
    throw paidAlready(deps, actor, settled.orderNumber, attempt.attemptId)
  // A bank that has not answered yet may still approve.
  if (settled?.state === 'processing' || !(await payments.closePage(orderId)))
    throw beingPaid(linkTo(deps, actor, attempt.attemptId))
  const isWithdrawn = await database.transaction((transaction) =>
    payments.withdraw(transaction, [orderId], withdrawal),
  )
  // Again: a page created in the meantime was not among those closed.
  if (!isWithdrawn || !(await payments.closePage(orderId)))
    throw beingPaid(linkTo(deps, actor, attempt.attemptId))
}

const linkTo = ({ origin }: Pick<CheckoutDeps, 'origin'>, actor: Actor, attemptId: string): string =>
  `${actor.origin ?? origin}/payment-success?attempt=${attemptId}`

function paidAlready(
  deps: Pick<CheckoutDeps, 'origin'>,
  actor: Actor,
  orderNumber: string | null,
  attemptId?: string,
): AppError {
  const name = orderNumber ? ` with order ${orderNumber}` : ''
  return new AppError(
    'conflict',
    `Something in this cart has already been paid for${name}. You weren’t charged again. Remove it from the cart to order the rest.`,
    {
      because: 'paid_already',
      ...(attemptId && { advice: `Check what happened to the payment: ${linkTo(deps, actor, attemptId)}` }),
    },
  )
}

/** It is not known yet whether money arrives: a second page might be a second charge. */
export const beingPaid = (link?: string): AppError =>
  new AppError(
    'conflict',
    'A payment for this cart is in progress: your bank hasn’t answered yet. You weren’t charged again. Check on that payment, or try again in a minute.',
    { because: 'being_paid', ...(link && { advice: `Check what happened to the payment: ${link}` }) },
  )

/** Rolls back the transaction that it is thrown in: a line went into another order that may still be paid. */
export class OpenedTwice extends Error {}

/**
 * PREPARE: notes which lines an order is opened for, before it is written. Concurrent requests from a shopper's tabs run
 * one after the other.
 * @throws OpenedTwice
 */
export async function takeLines(
  deps: Pick<CheckoutDeps, 'orders'>,
  transaction: Transaction,
  { actor, cart, orderId }: { actor: Actor; cart: Cart; orderId: string },
): Promise<void> {
  const ids = idsOf(cart)
  if (ids.length === 0) return
  // In the same order for all, so that no two deadlock; the rows are read by the next statement, after all locks.
  await transaction.execute(sql`select pg_advisory_xact_lock(key) from
    (select hashtextextended('cart-line:' || id, 0) as key from unnest(${sql.param(ids)}::text[]) as id order by 1) as keys`)
  const taken = transaction
    .insert(checkoutLines)
    .values(ids.map((lineId) => ({ lineId, orderId })))
    .returning({ lineId: checkoutLines.lineId })
  // In one statement, which does not see its own rows.
  const others = await ordersWith(transaction.with(transaction.$with('taken').as(taken)), ids)
  const orderIds = others.map((other) => other.orderId)
  if ((await ofShopper(deps, transaction, { actor, cart, orderIds })).length > 0) throw new OpenedTwice()
}

async function findEarlier(
  { orders, database }: CheckoutDeps,
  actor: Actor,
  cart: Cart,
): Promise<KnownCheckout[]> {
  const ids = idsOf(cart)
  const found = ids.length === 0 ? [] : await ordersWith(database.orm, ids)
  const orderIds = found.map(({ orderId }) => orderId)
  return ofShopper({ orders }, database.orm, { actor, cart, orderIds })
}

const ordersWith = (executor: Pick<Executor, 'selectDistinct'>, lineIds: string[]) =>
  executor
    .selectDistinct({ orderId: checkoutLines.orderId })
    .from(checkoutLines)
    .where(inArray(checkoutLines.lineId, lineIds))

/** Those by the same shopper, with another key: paid, or with a page that can be paid. */
async function ofShopper(
  { orders }: Pick<CheckoutDeps, 'orders'>,
  executor: Executor,
  { actor, cart, orderIds }: { actor: Actor; cart: Cart; orderIds: readonly string[] },
): Promise<KnownCheckout[]> {
  if (orderIds.length === 0) return []
  const found = await orders.findCheckoutsWithin(executor, orderIds)
  return found.filter(
    (one) => one.checkoutKey !== cart.checkoutKey && isOwn(one, actor) && (isOpen(one) || isPaid(one)),
  )
}

const isOpen = ({ paymentStatus }: KnownCheckout): boolean => paymentStatus === 'awaiting'

/** A fully refunded order may be bought again. */
const isPaid = ({ paymentStatus }: KnownCheckout): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'unverified' || paymentStatus === 'partially_refunded'

/** Only randomly drawn ids belong to a single line: other programs number theirs, such as `tumbler-1`. */
const idsOf = ({ lines }: Cart): string[] => [
  ...new Set(lines.map((line): unknown => Object(line).id).filter(isDrawn)),
]

/** With the timestamp in a browser's ids (domain/cart/cart-items.ts), or a UUID. */
const isDrawn = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= 100 && (/-\d{13}-/.test(id) || isUuid(id.slice(-36)))

/** Whether the order was opened for lines of a cart. */
export const isOfCart = (orderId: string) =>
  sql<boolean>`exists (select from ${checkoutLines} where ${checkoutLines.orderId} = ${orderId})`

/** SETTLE: lines that were not paid for can be paid for by another order. */
export async function forgetLines(
  transaction: Transaction,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): Promise<void> {
  if (outcome === 'unpaid') await transaction.delete(checkoutLines).where(eq(checkoutLines.orderId, orderId))
}
