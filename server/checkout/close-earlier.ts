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
 * Called before a payment page is opened: the pages that this shopper left open for lines of the same cart, in another
 * tab or before going back, are closed, so that a cart is paid for only once (docs/decisions.md 26). Never inside a
 * transaction.
 *
 * @throws AppError when one of them is paid, or may be being paid right now.
 */
export async function closeEarlier(deps: CheckoutDeps, actor: Actor, cart: Cart): Promise<void> {
  for (const earlier of await findEarlier(deps, deps.database.orm, actor, cart)) {
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

/**
 * PREPARE: whether a line of the cart went into another order that may still be paid. Concurrent requests from a
 * shopper's tabs run one after the other.
 */
export async function isOpenElsewhere(
  deps: Pick<CheckoutDeps, 'orders'>,
  transaction: Transaction,
  actor: Actor,
  cart: Cart,
): Promise<boolean> {
  const ids = idsOf(cart)
  if (ids.length === 0) return false
  // In the same order for all, so that no two deadlock; the rows are read by the next statement, after all locks.
  await transaction.execute(sql`select pg_advisory_xact_lock(key) from
    (select hashtextextended('cart-line:' || id, 0) as key from unnest(${sql.param(ids)}::text[]) as id order by 1) as keys`)
  return (await findEarlier(deps, transaction, actor, cart)).length > 0
}

/** By the same shopper, with another key: paid, or with a page that can be paid. */
async function findEarlier(
  { orders }: Pick<CheckoutDeps, 'orders'>,
  executor: Executor,
  actor: Actor,
  cart: Cart,
): Promise<KnownCheckout[]> {
  const ids = idsOf(cart)
  if (ids.length === 0) return []
  const of = await executor
    .selectDistinct({ orderId: checkoutLines.orderId })
    .from(checkoutLines)
    .where(inArray(checkoutLines.lineId, ids))
  if (of.length === 0) return []
  const found = await orders.findCheckoutsWithin(
    executor,
    of.map(({ orderId }) => orderId),
  )
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

export async function noteLines(transaction: Transaction, orderId: string, cart: Cart): Promise<void> {
  const rows = idsOf(cart).map((lineId) => ({ lineId, orderId }))
  if (rows.length > 0) await transaction.insert(checkoutLines).values(rows)
}

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
