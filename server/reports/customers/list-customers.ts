import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { CustomerColumn } from '#domain/lists/lists.ts'
import type { BuyerKind, CustomerFilters } from '#domain/people/customer-filters.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import { orders } from '#server/orders/tables.ts'
import { customerTags, profiles } from '#server/people/tables.ts'
import type { ReportDeps } from '../deps.ts'
import { readWords, saysAll } from '../search/words.ts'
import { customerFigures } from '../tables.ts'

/** A row of the list: an account holder, and what they bought with the account. */
export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string
  /** From their newest order that names one. */
  company: string
  tags: string[]
  since: Date
  /** Null before the first order. */
  lastOrderAt: Date | null
  orders: number
  spentCents: number
}

export type CustomerWish = PageWish<CustomerColumn> & { filters: CustomerFilters }

type Deps = Pick<ReportDeps, 'database'>

/** Contains customers only. */
const figures = customerFigures

const source: ListSource<CustomerColumn> = {
  table: figures,
  id: figures.customerId,
  sortKeys: {
    name: { by: figures.name, type: 'text' },
    email: { by: figures.email, type: 'text' },
    phone: { by: figures.phone, type: 'text' },
    company: { by: sql`lower(${figures.company})`, type: 'text' },
    tags: { by: figures.tags, type: 'text' },
    since: { by: figures.since, type: 'timestamptz' },
    last: { by: figures.lastOrderAt, type: 'timestamptz' },
    orders: { by: figures.orders, type: 'bigint' },
    spent: { by: figures.spentCents, type: 'bigint' },
  },
}

const bought: Record<BuyerKind, SQL> = {
  never: eq(figures.orders, 0),
  once: eq(figures.orders, 1),
  again: gt(figures.orders, 1),
}

/** The search words appear in name, address, phone or an order's company. */
const whereOf = ({ text, tag, bought: kind }: CustomerFilters): SQL | undefined =>
  and(
    text ? saysAll(figures.words, readWords(text)) : undefined,
    tag
      ? sql`exists (select 1 from ${customerTags} t
          where t.user_id = ${figures.customerId} and t.tag = ${tag.toLowerCase()})`
      : undefined,
    kind ? bought[kind] : undefined,
  )

export async function listCustomers(
  { database: { orm } }: Deps,
  { filters, ...page }: CustomerWish,
): Promise<{ rows: CustomerRow[]; next: Place | null }> {
  const { ids, next } = await findPage(orm, source, whereOf(filters), page)
  return { rows: await readCustomerRows(orm, ids), next }
}

/** In id order; staff never count as customers. */
export async function readCustomerRows(
  orm: Deps['database']['orm'],
  ids: readonly string[],
): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      id: profiles.userId,
      name: profiles.fullName,
      email: profiles.email,
      phone: profiles.phone,
      since: profiles.createdAt,
      company: figures.company,
      tags: sql<
        string[]
      >`array(select t.tag from ${customerTags} t where t.user_id = ${profiles.userId} order by t.tag)`,
      lastOrderAt: sql`nullif(${figures.lastOrderAt}, '-infinity')`.mapWith(orders.placedAt),
      orders: figures.orders,
      spentCents: figures.spentCents,
    })
    .from(figures)
    .innerJoin(profiles, eq(profiles.userId, figures.customerId))
    .where(inArray(figures.customerId, [...ids]))
  return inOrder(ids, rows)
}

/** How many match the filters. */
export const countCustomers = ({ database: { orm } }: Deps, filters: CustomerFilters): Promise<number> =>
  countUpTo(orm, source, whereOf(filters))

/** Tags that any customer has, the most used first, with how many have each. */
export async function listTags({ database: { orm } }: Deps): Promise<{ tag: string; count: number }[]> {
  const count = sql<number>`count(*)::int`
  return orm
    .select({ tag: customerTags.tag, count })
    .from(customerTags)
    .groupBy(customerTags.tag)
    .orderBy(sql`${count} desc`, customerTags.tag)
    .limit(100)
}
