import { copyRows } from '#cli/fill/copy-demo-rows.ts'
import { quietly } from '#cli/fill/quietly.ts'
import type { Database } from '#server/kernel/database.ts'

/** Copies the first paid order, with its item, payment and history, until the shop has this many. */
export async function fillOrders(database: Database, count: number): Promise<void> {
  const { pool } = database
  const { rows } = await pool.query('select count(*)::int as there from orders')
  const missing = count - Number(rows[0].there)
  if (missing <= 0) return
  // Selected before any copies exist: copies are older than their original.
  const source = await pool.query<{ id: string }>(
    `select id from orders where payment_status = 'paid' order by created_at desc limit 1`,
  )
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
      contact_name: `(array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Niklaus', 'Radia', 'Tony'])
        [1 + f.number % 10] || ' ' || initcap(translate(left(md5(f.number::text), 7), '0123456789', 'ghijklmnop'))`,
      due_at: `f.at + interval '2 days'`,
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
  await quietly(database, async (client) => {
    for (const [table, changes] of Object.entries(copies)) {
      const key = table === 'orders' ? 't.id' : 't.order_id'
      const from = `from ${table} t cross join filling f where ${key} = $1`
      await copyRows(client, { table, changes, from }, [source.rows[0]?.id])
    }
    // Rows written by triggers were skipped as well.
    await client.query(
      `insert into order_words (order_id, placed_at, words)
       select o.id, o.placed_at, words_of_order(o) from orders o where o.placed_at is not null on conflict do nothing`,
    )
  })
  await pool.query('drop table filling')
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze orders, order_words, order_items, order_history, payment_attempts')
  // Otherwise the filled rows are written to disk while the next checkouts are measured.
  await client.query('checkpoint')
  client.release(true)
}
