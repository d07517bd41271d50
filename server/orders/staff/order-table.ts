import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { mostCounted } from '#domain/lists/list-column.ts'
import type { OrderColumn } from '#domain/lists/lists.ts'
import { mostChosenOrders, type OrderFilters } from '#domain/orders/order-filters.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import { type Place, type SortKey, sortedPage } from '#server/kernel/list/sorted-page.ts'
import type { OrdersDeps } from '../deps.ts'
import { isPlaced, type StaffOrderSummary, toStaffSummary } from '../present.ts'
import { itemsOf } from '../read-page.ts'
import { orderSortKeys, orders } from '../tables.ts'
import { type FilterDeps, whereOf } from './filter-orders.ts'

/** A row of the list. */
export type OrderTableRow = StaffOrderSummary & { company: string; city: string; pieces: number }

export type OrderTableWish = PageWish<OrderColumn> & { filters: OrderFilters }

/** `next` is where the following page starts; null on the last one. */
export type OrderTablePage = { rows: OrderTableRow[]; next: Place | null }

const keys = orderSortKeys(orders)

const sortKeys: Record<OrderColumn, SortKey> = {
  number: { by: keys.number, type: 'text' },
  placed: { by: orders.placedAt, type: 'timestamptz' },
  customer: { by: keys.customer, type: 'text' },
  email: { by: keys.email, type: 'text' },
  phone: { by: keys.phone, type: 'text' },
  company: { by: keys.company, type: 'text' },
  due: { by: keys.due, type: 'timestamptz' },
  status: { by: keys.status, type: 'integer' },
  payment: { by: keys.payment, type: 'text' },
  delivery: { by: keys.delivery, type: 'text' },
  city: { by: keys.city, type: 'text' },
  pieces: { by: keys.pieces, type: 'integer' },
  total: { by: keys.total, type: 'integer' },
}

type Deps = Pick<OrdersDeps, 'database' | 'givenBackOf'> & FilterDeps

const source: ListSource<OrderColumn> = { table: orders, id: orders.id, sortKeys }

/** A page of the orders that match the filters. */
export async function listTable(deps: Deps, { filters, ...page }: OrderTableWish): Promise<OrderTablePage> {
  const where = and(isNotNull(orders.placedAt), await whereOf(deps, filters))
  const { ids, next } = await findPage(deps.database.orm, source, where, page)
  return { rows: await readRows(deps, ids), next }
}

/** In the order of the given ids. */
async function readRows({ database }: Deps, ids: readonly string[]): Promise<OrderTableRow[]> {
  if (ids.length === 0) return []
  const [rows, items] = await Promise.all([
    database.orm
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    itemsOf(database, ids),
  ])
  return inOrder(ids, rows.filter(isPlaced)).map((row) => {
    const of = items.get(row.id) ?? []
    const { company = '', city } = row.shippingAddress
    return { ...toStaffSummary(row, of), company, city, pieces: row.pieces }
  })
}

/** The first ones that match the filters, in list order. */
export async function listMatching(
  deps: Deps,
  { filters, sort }: Pick<OrderTableWish, 'filters' | 'sort'>,
): Promise<{ id: string; orderNumber: string }[]> {
  const sorted = sortedPage(sortKeys[sort.column], orders.id, sort.isDescending, undefined)
  const rows = await deps.database.orm
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isNotNull(orders.placedAt), await whereOf(deps, filters)))
    .orderBy(...sorted.orderBy)
    .limit(mostChosenOrders)
  return rows.map(({ id, orderNumber }) => ({ id, orderNumber: orderNumber ?? '' }))
}

/**
 * How many match the filters, counted like `countUpTo`, the amount ordered, and how much of it was refunded: null
 * beyond the counting limit.
 */
export type OrderSums = { count: number; totalCents: number | null; givenBackCents: number | null }

export async function sumUpOrders(deps: Deps, filters: OrderFilters): Promise<OrderSums> {
  const found = deps.database.orm
    .select({ id: orders.id, totalCents: orders.totalCents })
    .from(orders)
    .where(and(isNotNull(orders.placedAt), await whereOf(deps, filters)))
    .limit(mostCounted + 1)
    .as('found')
  const [sums] = await deps.database.orm
    .select({
      count: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${found.totalCents}), 0)::float8`,
      givenBackCents: sql<number>`coalesce(sum(${deps.givenBackOf(sql`found.id`)}), 0)::float8`,
    })
    .from(found)
  const { count, ...money } = sums ?? { count: 0, totalCents: 0, givenBackCents: 0 }
  return { count, ...(count > mostCounted ? { totalCents: null, givenBackCents: null } : money) }
}

/** How many match each of the filters, counted like `countUpTo`. */
export async function countViews(deps: Deps, views: readonly OrderFilters[]): Promise<number[]> {
  return Promise.all(
    views.map(async (filters) =>
      countUpTo(deps.database.orm, source, and(isNotNull(orders.placedAt), await whereOf(deps, filters))),
    ),
  )
}
