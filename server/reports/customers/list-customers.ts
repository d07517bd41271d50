import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
import { figuresOfCustomer } from './figures-of-customer.ts'

/** A row of the list: somebody with an account, and what they bought with it. */
export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string
  /** Of their newest order that names one. */
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

const figures = figuresOfCustomer

const source: ListSource<CustomerColumn> = {
  table: profiles,
  id: profiles.userId,
  sortKeys: {
    name: { by: sql`lower(${profiles.fullName})`, type: 'text' },
    email: { by: sql`lower(${profiles.email})`, type: 'text' },
    phone: { by: profiles.phone, type: 'text' },
    company: { by: sql`lower(${figures.company})`, type: 'text' },
    tags: { by: sql`array_to_string(${figures.tags}, ' ')`, type: 'text' },
    since: { by: profiles.createdAt, type: 'timestamptz' },
    last: { by: sql`coalesce(${figures.last}, '-infinity')`, type: 'timestamptz' },
    orders: { by: figures.orders, type: 'bigint' },
    spent: { by: figures.spent, type: 'bigint' },
  },
}

const bought: Record<BuyerKind, SQL> = {
  never: sql`${figures.orders} = 0`,
  once: sql`${figures.orders} = 1`,
  again: sql`${figures.orders} > 1`,
}

/** Words stand in name, address, phone or the company of an order. */
function whereOf({ text, tag, bought: kind }: CustomerFilters): SQL | undefined {
  const said = sql`' ' || concat_ws(' ', ${profiles.fullName}, ${profiles.email}, ${profiles.phone},
    (select string_agg(distinct o.shipping_address->>'company', ' ') from ${orders} o
      where o.customer_id = ${profiles.userId}))`
  return and(
    eq(profiles.role, 'customer'),
    text ? saysAll(said, readWords(text)) : undefined,
    tag
      ? sql`exists (select 1 from ${customerTags} t
          where t.user_id = ${profiles.userId} and t.tag = ${tag.toLowerCase()})`
      : undefined,
    kind ? bought[kind] : undefined,
  )
}

export async function listCustomers(
  { database: { orm } }: Deps,
  { filters, ...page }: CustomerWish,
): Promise<{ rows: CustomerRow[]; next: Place | null }> {
  const { ids, next } = await findPage(orm, source, whereOf(filters), page)
  return { rows: await readCustomerRows(orm, ids), next }
}

/** In the order of their ids; staff are nobody’s customers. */
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
      company: sql<string>`${figures.company}`,
      tags: sql<string[]>`${figures.tags}`,
      lastOrderAt: sql`${figures.last}`.mapWith(orders.placedAt),
      orders: sql`${figures.orders}`.mapWith(Number),
      spentCents: sql`${figures.spent}`.mapWith(Number),
    })
    .from(profiles)
    .where(and(inArray(profiles.userId, [...ids]), eq(profiles.role, 'customer')))
  return inOrder(ids, rows)
}

/** How many the filters find. */
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
