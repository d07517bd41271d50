import type { Database } from '#server/kernel/database.ts'

/** Copies the first paid order, with its item, payment and history, until the shop has so many. */
export async function fillOrders({ pool }: Database, count: number): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as there from orders')
  const missing = count - Number(rows[0].there)
  if (missing <= 0) return
  await pool.query('drop table if exists filling')
  await pool.query(
    `create unlogged table filling as
     select gen_random_uuid() as order_id, nextval('order_numbers') as number,
       now() - n * interval '7 minutes' as at
     from generate_series(1, ${missing}) n`,
  )
  const copies: Record<string, Record<string, string>> = {
    orders: {
      id: 'f.order_id',
      order_number: `'GW-' || lpad(f.number::text, greatest(6, length(f.number::text)), '0')`,
      checkout_key: 'gen_random_uuid()',
      customer_id: 'gen_random_uuid()',
      visitor_id: 'gen_random_uuid()',
      created_at: 'f.at',
      placed_at: 'f.at',
      status: `'completed'`,
      contact_email: `'shopper-' || f.number || '@example.com'`,
    },
    order_items: { id: 'gen_random_uuid()', order_id: 'f.order_id' },
    order_history: { id: `nextval('order_history_id_seq')`, order_id: 'f.order_id', at: 'f.at' },
    payment_attempts: {
      id: 'gen_random_uuid()',
      order_id: 'f.order_id',
      reference: `'filled-' || f.number`,
      created_at: 'f.at',
      settled_at: 'f.at',
    },
  }
  for (const [table, changes] of Object.entries(copies)) {
    const columns = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = columns.rows.map(({ name }) => name)
    const values = names.map((name) => changes[name] ?? `t.${name}`)
    const key = table === 'orders' ? 't.id' : 't.order_id'
    await pool.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from ${table} t cross join filling f
       where ${key} = (select id from orders where payment_status = 'paid' order by created_at limit 1)`,
    )
  }
  await pool.query('drop table filling')
  await pool.query('vacuum analyze orders, order_items, order_history, payment_attempts')
}
