import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { migrateDatabase } from './migrate.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

type Journal = { entries: { tag: string }[] }

/** What a shop has that was last started with the release of this migration. */
async function migrateUpTo(database: TestDatabase, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-migrations-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal: Journal = JSON.parse(await readFile(file, 'utf8'))
    const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
    expect(end).toBeGreaterThan(0)
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
    await database.pool.query('create extension pg_trgm')
    await migrate(drizzle(database.pool), {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const ids = {
  user: '00000000-0000-4000-8000-000000000001',
  picture: '00000000-0000-4000-8000-000000000002',
  paid: '00000000-0000-4000-8000-00000000000a',
  completed: '00000000-0000-4000-8000-00000000000b',
  awaiting: '00000000-0000-4000-8000-00000000000c',
}

const orderColumns = `id, order_number, status, payment_status, contact_name, contact_email, delivery_method,
  shipping_address, subtotal_cents, shipping_cents, tax_cents, total_cents, checkout_key, checkout_fingerprint, quote,
  placed_at`

async function addOrder(
  { pool }: TestDatabase,
  id: string,
  order: { number: string | null; status: string; payment: string; productType: string },
): Promise<void> {
  const { number, status, payment, productType } = order
  await pool.query(
    `insert into orders (${orderColumns}) values ($1, $2, $3, $4, 'Ada', 'ada@example.com', 'pickup', '{}', 3000, 0, 0,
      3000, $1, 'one', '{}', case when $2::text is null then null else now() end)`,
    [id, number, status, payment],
  )
  await pool.query(
    `insert into order_items (order_id, position, product_type, name, quantity, unit_price_cents)
      values ($1, 1, $2, 'Sold', 2, 1500)`,
    [id, productType],
  )
  await pool.query(
    `insert into payment_attempts (order_id, provider, status, amount_cents, currency, description, customer_email,
      return_url, captured_cents, expires_at, next_check_at)
      values ($1, 'sandbox', 'paid', 3000, 'USD', 'Sold', 'ada@example.com', '/', $2, now(), now())`,
    [id, payment === 'paid' ? 3000 : 0],
  )
}

test('a shop of the first release keeps everything: orders, signups, pictures; what is to be made comes onto the board', async () => {
  await using database = await createTestDatabase('template0')
  const { pool } = database
  await migrateUpTo(database, '0000_house')
  await pool.query(
    `insert into users (id, email, created_at, updated_at) values ($1, 'ada@shop.example', now(), now())`,
    [ids.user],
  )
  await pool.query(`insert into newsletter_signups (email) values ('bo@example.com'), ('cy@example.com')`)
  await pool.query(
    `insert into blog_media (id, file_name, picture, uploaded_by)
      values ($1, 'press.jpg', '{"key": "pictures/ab", "width": 800, "height": 600}', $2)`,
    [ids.picture, ids.user],
  )
  const gangSheet = 'Gang Sheet'
  const tumbler = 'Custom Tumbler'
  await addOrder(database, ids.paid, {
    number: 'GW-000007',
    status: 'in_production',
    payment: 'paid',
    productType: tumbler,
  })
  await addOrder(database, ids.completed, {
    number: 'GW-000008',
    status: 'completed',
    payment: 'paid',
    productType: gangSheet,
  })
  await addOrder(database, ids.awaiting, {
    number: null,
    status: 'awaiting_payment',
    payment: 'awaiting',
    productType: gangSheet,
  })

  await migrateDatabase(database.connectionString)
  await migrateDatabase(database.connectionString)

  const orders = await pool.query(
    'select order_number, due_at, total_cents from orders order by order_number',
  )
  expect(orders.rows).toEqual([
    { order_number: 'GW-000007', due_at: null, total_cents: 3000 },
    { order_number: 'GW-000008', due_at: null, total_cents: 3000 },
    { order_number: null, due_at: null, total_cents: 3000 },
  ])
  const board = await pool.query('select ticket, route, place, quantity, run_copies from production_items')
  expect(board.rows).toEqual([
    {
      ticket: 'GW-000007-1',
      route: ['check', 'engrave', 'pack'],
      place: 'check',
      quantity: 2,
      run_copies: 2,
    },
  ])
  const media = await pool.query(
    'select id, kind, source, key, src, file_name, width_px, uploaded_by_name from media',
  )
  expect(media.rows).toEqual([
    {
      id: ids.picture,
      kind: 'picture',
      source: 'article',
      key: 'pictures/ab',
      src: '/files/pictures/ab/800.webp',
      file_name: 'press.jpg',
      width_px: 800,
      uploaded_by_name: 'ada@shop.example',
    },
  ])
  const signups = await pool.query(
    'select count(distinct token)::int as tokens, count(confirmed_at)::int as confirmed from newsletter_signups',
  )
  expect(signups.rows).toEqual([{ tokens: 2, confirmed: 2 }])
})
