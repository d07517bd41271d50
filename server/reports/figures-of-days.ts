import { type SQL, sql } from 'drizzle-orm'
import { orderHistory, orderItems, orders } from '#server/orders/tables.ts'
import { refunds } from '#server/payments/tables.ts'
import { productionPrints } from '#server/production/tables.ts'
import type { FigureKind } from './tables.ts'

export const collected = sql`('paid', 'partially_refunded', 'refunded')`
const isFinish = sql`kind = 'status' and to_value in ('shipped', 'completed', 'ready_for_pickup')`

/**
 * Rows (day, kind, name, count, amount) for the days in a relation `days (day date)` in scope, computed from the source
 * tables. The single definition of every figure, used both for what is stored and for what is read live. A point in
 * time belongs to the day shown by the shop's clocks at that time. Each day is a separate index lookup, whatever the
 * planner expects.
 */
export function figuresOfDays(timeZone: string): SQL {
  const on = (moment: SQL): SQL => sql`
    ${moment} >= (d.day::timestamp at time zone ${timeZone}) - ${shift}::interval
    and ${moment} < ((d.day + 1)::timestamp at time zone ${timeZone}) + ${shift}::interval
    and (${moment} at time zone ${timeZone})::date = d.day`
  return sql`
    select d.day, f.kind, f.name, f.count::float8 as count, f.amount::float8 as amount
    from days d cross join lateral (
      select ${kind('sold')} as kind, '' as name, count(*) as count, sum(total_cents) as amount
      from ${orders} where ${on(sql`placed_at`)} and payment_status in ${collected}
      union all
      select ${kind('status')}, status, count(*), 0 from ${orders} where ${on(sql`placed_at`)} group by status
      union all
      select ${kind('product')}, i.name, sum(i.quantity), sum(i.cents)
      from ${orders} o cross join lateral (
        select name, sum(quantity) as quantity,
          sum(quantity::bigint * unit_price_cents + setup_fee_cents - discount_cents) as cents
        from ${orderItems} where order_id = o.id group by name
      ) i where ${on(sql`o.placed_at`)} and o.payment_status in ${collected} group by i.name
      union all
      select ${kind('given_back')}, '', count(*), sum(amount_cents)
      from ${refunds} where status = 'done' and ${on(sql`settled_at`)}
      union all
      select ${kind('film')}, '', count(*), sum(inches) from ${productionPrints} where ${on(sql`at`)}
      union all
      select ${kind('finished')}, '', count(*), sum(extract(epoch from h.at - o.placed_at) / 3600)
      from ${orderHistory} h join ${orders} o on o.id = h.order_id
      where h.${isFinish} and ${on(sql`h.at`)} and o.placed_at is not null and h.id = (
        select id from ${orderHistory} where order_id = h.order_id and ${isFinish} order by at, id limit 1)
    ) f where f.count > 0`
}

const kind = (name: FigureKind): SQL => sql.raw(`'${name}'`)

/** More than clocks are ever changed at a time, so that a day that starts twice or not at midnight loses nothing. */
const shift = '3 hours'
