import type { PoolClient } from 'pg'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import type { Database } from '#server/kernel/database.ts'
import { copyRows, type RowCopy } from './copy-demo-rows.ts'
import { emailOf, nameOf } from './fill-people.ts'
import { quietly } from './quietly.ts'

/**
 * `orders`: how many the shop has in the end; `open`: how many of the new ones are still to be made; `people`: how many
 * people they are spread across. Orders of people with an account belong to that account.
 */
export type Filling = { orders: number; open: number; people?: number }

/**
 * Copies the shop's paid orders, in turn, until it has the requested number: 150 a day, with different customers and
 * dates, the newest on their way and each item at a different station, the others finished; if none is to be open, all
 * older than the existing ones. Their items are printed from the same designs. Returns how many were added. @throws
 * Error in a shop without a paid order.
 */
export async function fillOrders(database: Database, { orders, open, people }: Filling): Promise<number> {
  const { rows } = await database.pool.query<{ there: number; paid: number }>(
    `select count(*)::int as there, count(*) filter (where payment_status = 'paid')::int as paid from orders`,
  )
  const { there = 0, paid = 0 } = rows[0] ?? {}
  if (paid === 0) throw new Error('There is no paid order to copy.')
  const missing = Math.max(0, orders - there)
  if (missing === 0) return 0
  await quietly(database, async (client) => {
    await planCopies(client, {
      missing,
      there,
      open,
      people: people ?? Math.max(40, Math.floor(missing / 3)),
    })
    for (const copy of copies) await copyRows(client, copy)
    await client.query(passages)
    await client.query(sent, [JSON.stringify(defaultPackage), JSON.stringify(seedShopSettings.shipFrom)])
    await client.query(words)
    await client.query('select write_customer_figures(array(select distinct account from filling))')
    await client.query(
      'analyze orders, order_items, order_history, order_words, customer_figures, payment_attempts, production_items, parcels, shipments',
    )
  })
  return missing
}

/** Maps each source order to its copies, with the values that differ; and the same for their items. */
async function planCopies(
  client: Pick<PoolClient, 'query'>,
  { missing, there, open, people }: Required<Omit<Filling, 'orders'>> & { missing: number; there: number },
): Promise<void> {
  await client.query(
    `create temp table filling as
     with paid as (
       select id, delivery_method, placed_at, row_number() over (order by placed_at, id) - 1 as turn
       from orders where payment_status = 'paid'
     ), copy as (
       select n, n % (select count(*) from paid) as source_turn, n <= ${open} as is_open, (n * 7919::bigint) % ${people} as person,
         now() - (n + ${open > 0 ? 0 : there}) * interval '1 day' / 150 as at
       from generate_series(1, ${missing}) n
     )
     select gen_random_uuid() as order_id, paid.id as source_id, n, is_open, person, at, copy.at - paid.placed_at as later,
       nextval('order_numbers') as number,
       case when is_open then (array['pending_review', 'in_production', 'ready_for_print'])[1 + n % 3]
         when delivery_method = 'shipping' and n < ${open > 0 ? open + 600 : 0} then 'shipped'
         when delivery_method = 'pickup' and n < ${open > 0 ? open + 300 : 0} then 'ready_for_pickup'
         else 'completed' end as status,
       case when n % 12 = 0 and delivery_method = 'shipping' then 'rush' else 'standard' end as speed,
       ${nameOf('person')} as name, ${emailOf('person')} as email,
       (array['Lantern Coffee', 'Pine & Thread', 'Eastside Runners', 'Bluebonnet Brewing', '', 'Cactus Cycle Club', '',
         'Marlow High Band', 'Good Fences Landscaping', '', 'Third Ward Boxing'])[1 + person % 11] as company
     from copy join paid on paid.turn = source_turn order by n desc`,
  )
  await client.query('alter table filling add account uuid')
  await client.query('update filling f set account = p.user_id from profiles p where p.email = f.email')
  await client.query('analyze filling')
  await client.query(
    `create temp table filling_items as
     select gen_random_uuid() as item_id, i.id as source_item, i.position, f.*
     from filling f join order_items i on i.order_id = f.source_id`,
  )
}

const ofOrder = 'from filling f join'
const ofItem = 'from filling_items f join'
const orderNumber = `'GW-' || lpad(f.number::text, greatest(6, length(f.number::text)), '0')`

/**
 * The stations an open order's item has passed: one in three has only been checked, the others are spread over their
 * stations.
 */
const place = `case when not f.is_open then 'packed' when f.n % 3 = 1 then 'check'
  else (t.route || '{packed}')[1 + (f.n + f.position) % (cardinality(t.route) + 1)] end`

const copies: readonly RowCopy[] = [
  {
    table: 'orders',
    changes: {
      id: 'f.order_id',
      order_number: orderNumber,
      checkout_key: 'gen_random_uuid()',
      customer_id: 'f.account',
      visitor_id: 'null',
      created_at: 'f.at',
      placed_at: 'f.at',
      due_at: `t.due_at + (date_trunc('day', f.at + interval '2 days') - date_trunc('day', t.due_at)) + f.n % 5 * interval '1 day'`,
      arrives_on: 'null',
      status: 'f.status',
      delivery_speed: 'f.speed',
      contact_name: 'f.name',
      contact_email: 'f.email',
      notes: `case when f.n % 9 = 0 then t.notes else '' end`,
      shipping_address: `t.shipping_address || jsonb_build_object('name', f.name, 'email', f.email, 'company', f.company)`,
    },
    from: `${ofOrder} orders t on t.id = f.source_id`,
  },
  {
    table: 'order_items',
    changes: { id: 'f.item_id', order_id: 'f.order_id', print_ready_file_url: 'null' },
    from: `${ofItem} order_items t on t.id = f.source_item`,
  },
  {
    table: 'order_history',
    changes: {
      id: `nextval('order_history_id_seq')`,
      order_id: 'f.order_id',
      at: 'least(now(), t.at + f.later)',
    },
    from: `${ofOrder} order_history t on t.order_id = f.source_id and t.kind = 'payment'`,
  },
  {
    table: 'payment_attempts',
    changes: {
      id: 'gen_random_uuid()',
      order_id: 'f.order_id',
      reference: `'filled-' || f.number`,
      event_reference: 'null',
      customer_email: 'f.email',
      created_at: 'f.at',
      settled_at: 'f.at',
    },
    from: `${ofOrder} payment_attempts t on t.order_id = f.source_id and t.status = 'paid'`,
  },
  {
    table: 'production_items',
    changes: {
      order_item_id: 'f.item_id',
      order_id: 'f.order_id',
      ticket: `${orderNumber} || '-' || f.position`,
      place,
      run: '0',
      run_copies: 't.quantity',
      blocked_reason: `case when f.is_open and f.n % 41 = 0 then 'Waits for blanks' end`,
      blocked_by: `case when f.is_open and f.n % 41 = 0 then 'Floor' end`,
      design_changed_at: 'null',
      moved_at: 'f.at',
      created_at: 'f.at',
    },
    from: `${ofItem} production_items t on t.order_item_id = f.source_item`,
  },
]

/** How each order reached its status. */
const passages = `insert into order_history (order_id, at, actor_name, kind, from_value, to_value)
  select order_id, least(now(), at + step.after), 'Floor', 'status', step.before, step.now
  from filling f cross join lateral (values
    ('pending_review', 'in_production', interval '3 hours', f.status <> 'pending_review'),
    ('in_production', f.status, interval '1 day', f.status not in ('pending_review', 'in_production'))
  ) as step (before, now, after, is_passed)
  where step.is_passed order by at, after`

/** A parcel for each shipped order, two days after it was placed, with a tracking number as staff would enter it. */
const sent = `with gone as (
    select f.*, o.order_number, o.shipping_address - '{email,deliveryMethod}'::text[] as to_address,
      least(now(), f.at + interval '2 days') as sent_at, md5(f.number::text) as digest,
      (array['USPS', 'USPS', 'UPS', 'FedEx'])[1 + f.n % 4] as carrier
    from filling f join orders o on o.id = f.order_id
    where o.delivery_method = 'shipping' and not f.is_open
  ), packed as (
    insert into parcels (order_id, position, details, created_at)
    select order_id, 1, $1::jsonb || jsonb_build_object('weight', (5 + n % 60) / 10.0), sent_at from gone
    returning id, order_id
  )
  insert into shipments (order_id, order_number, parcel_id, provider, purchase, from_address, to_address, status,
    tracking_number, carrier, created_by, created_at, shipped_at)
  select order_id, order_number, packed.id, 'staff', 'entered', $2, to_address,
    case status when 'completed' then 'delivered' else 'in_transit' end,
    case carrier when 'UPS' then '1Z' || upper(left(digest, 16)) else '94' || left(translate(digest, 'abcdef', '012345'), 18) end,
    carrier, 'Floor', sent_at, sent_at
  from gone join packed using (order_id)`

/** The text that staff search looks through, as its trigger writes it. */
const words = `insert into order_words (order_id, placed_at, words)
  select o.id, o.placed_at, words_of_order(o) from orders o join filling f on f.order_id = o.id on conflict do nothing`
