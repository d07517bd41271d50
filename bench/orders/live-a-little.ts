import { quietly } from '#cli/fill/quietly.ts'
import type { Database } from '#server/kernel/database.ts'

/** What a shop of that age has besides its orders: finished work, film, and a floor full of orders in progress. */
export async function liveALittle(database: Database): Promise<void> {
  await quietly(database, async (client) => {
    await client.query(
      `insert into order_history (order_id, at, actor_name, kind, from_value, to_value)
     select id, placed_at + interval '1 day', 'Sam', 'status', 'in_production', 'shipped' from orders o
     where placed_at < now() - interval '2 days'
       and not exists (select 1 from order_history h where h.order_id = o.id and h.kind = 'status')`,
    )
    await client.query(
      `insert into production_prints (order_item_id, run, copies, inches, at, actor_name)
     select i.id, 0, 1, 60, o.placed_at + interval '1 day', 'Sam' from order_items i join orders o on o.id = i.order_id
     where o.placed_at is not null on conflict do nothing`,
    )
  })
  const { pool } = database
  await pool.query(
    `update orders set status = case when n % 3 = 0 then 'pending_review' else 'in_production' end
     from (select id as recent, row_number() over (order by placed_at desc) as n from orders
       where placed_at is not null order by placed_at desc limit 100) newest
     where orders.id = newest.recent and orders.status = 'completed'`,
  )
  await pool.query('vacuum analyze orders, order_items, order_history, production_prints')
}
