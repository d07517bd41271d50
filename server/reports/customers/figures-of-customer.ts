import { type SQL, sql } from 'drizzle-orm'
import { orders } from '#server/orders/tables.ts'
import { refunds } from '#server/payments/tables.ts'
import { customerTags, profiles } from '#server/people/tables.ts'
import { collected } from '../figures-of-days.ts'

const theirOrders = sql`from ${orders} o where o.customer_id = ${profiles.userId} and o.placed_at is not null`

/** What was paid for their orders, without what was given back: as the dashboard counts. In cents. */
const spent = sql`(select coalesce(sum(o.total_cents), 0) - coalesce((select sum(r.amount_cents)
  from ${refunds} r join ${orders} b on b.id = r.order_id
  where b.customer_id = ${profiles.userId} and r.status = 'done'), 0)
  ${theirOrders} and o.payment_status in ${collected})`

const company = sql`coalesce((select o.shipping_address->>'company' ${theirOrders}
  and o.shipping_address->>'company' <> '' order by o.placed_at desc limit 1), '')`

const tags = sql`array(select t.tag from ${customerTags} t where t.user_id = ${profiles.userId} order by t.tag)`

/** Of the customer whose profile a query is at; each is looked up by an index of orders. */
export const figuresOfCustomer = {
  orders: sql`(select count(*) ${theirOrders})`,
  last: sql`(select max(o.placed_at) ${theirOrders})`,
  ...{ spent, company, tags },
} satisfies Record<string, SQL>
