import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentColumn } from '#domain/lists/lists.ts'
import type { PaymentFilters } from '#domain/money/payment-filters.ts'
import { containing } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import type { OrderLabel } from '#server/orders/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { type PaymentView, toPaymentView } from './list-for-order.ts'
import { needsLook, paymentAttempts, paymentSortKeys } from './tables.ts'

/** A row of the list: one attempt to collect an order's total. */
export type ListedPayment = PaymentView & { id: string; order: OrderLabel | null }

export type PaymentWish = PageWish<PaymentColumn> & { filters: PaymentFilters }

type Deps = Pick<PaymentsDeps, 'database' | 'orders'>

const keys = paymentSortKeys(paymentAttempts)

function sourceOf({ orders }: Deps): ListSource<PaymentColumn> {
  const { id, orderId } = paymentAttempts
  const { join, sortKeys } = orders.orderInQuery(orderId)
  return {
    table: paymentAttempts,
    join,
    id,
    sortKeys: {
      ...sortKeys,
      made: { by: keys.made, type: 'timestamptz' },
      status: { by: keys.status, type: 'integer' },
      provider: { by: keys.provider, type: 'text' },
      problem: { by: keys.problem, type: 'text' },
      refunded: { by: keys.refunded, type: 'integer' },
      amount: { by: keys.amount, type: 'integer' },
    },
  }
}

export async function listPayments(
  deps: Deps,
  { filters, ...page }: PaymentWish,
): Promise<{ rows: ListedPayment[]; next: Place | null }> {
  const { orm } = deps.database
  const { ids, next } = await findPage(orm, sourceOf(deps), await whereOf(deps, filters, 'page'), page)
  const rows = inOrder(ids, await orm.select().from(paymentAttempts).where(inArray(paymentAttempts.id, ids)))
  const labels = await deps.orders.labelsOf(rows.map(({ orderId }) => orderId))
  return {
    rows: rows.map((row) => ({
      ...toPaymentView(row),
      id: row.id,
      order: labels.get(row.orderId) ?? null,
    })),
    next,
  }
}

export const countPayments = async (deps: Deps, filters: PaymentFilters): Promise<number> =>
  countUpTo(deps.database.orm, sourceOf(deps), await whereOf(deps, filters, 'count'))

/** `search` is a complete order number or provider reference, or part of the customer's name or address. */
async function whereOf(
  deps: Deps,
  { filter, search }: PaymentFilters,
  use: 'page' | 'count',
): Promise<SQL | undefined> {
  const matches = filter === 'attention' ? needsLook() : filter && eq(paymentAttempts.status, filter)
  return and(matches, search === undefined ? undefined : await whatIs(deps, search, use))
}

/** One query at a time: combined, they could not use an index. */
async function whatIs({ database, orders }: Deps, search: string, use: 'page' | 'count'): Promise<SQL> {
  const orderId = await orders.idOfNumber(search.toUpperCase())
  if (orderId) return eq(paymentAttempts.orderId, orderId)
  const { id, reference, eventReference } = paymentAttempts
  const named = await database.orm
    .select({ id })
    .from(paymentAttempts)
    .where(or(eq(reference, search), eq(eventReference, search)))
  if (named.length > 0)
    return inArray(
      id,
      named.map((one) => one.id),
    )
  const part = containing(search)
  return use === 'page'
    ? orders.isOfContact(paymentAttempts.orderId, part)
    : sql`${paymentAttempts.orderId} = any(array(${orders.ofContactInQuery(part)}))`
}
