import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { MigrationFailed, migrateDatabase, pendingMigrations } from './migrate-database.ts'
import { migrationsFolder, readMigrations, tablesOf } from './migrations.ts'
import { addOrder, migrateUpTo } from './testing/earlier-shop.ts'

/** SHA-256 of the migrations that shops have run. A migration never runs again: changes come as new ones. */
const released = {
  '0000_house.sql': '8ce36aff180861e0c6639f7e0900460bb1f18fcfe30b55650bf6f6f7a93859b9',
  '0001_staff-and-studio.sql': 'fbe2f0df9413f003aaab003da4c018bd5372afffa01a98e6b9fa0eea386f3ace',
  '0002_nothing-stops-the-shop.sql': 'e29aa79e5fc7de96be97e0db08e0a66042acb5848c9333751ea6050b3bd55b15',
}

test('a migration that shops have run is never rewritten', async () => {
  for (const [name, hash] of Object.entries(released)) {
    const text = await readFile(join(migrationsFolder, name))
    expect(createHash('sha256').update(text).digest('hex'), name).toBe(hash)
  }
})

test('a database migrated by a newer version is refused in one sentence, and left unchanged', async () => {
  await using database = await createTestDatabase()
  const { pool } = database
  await pool.query(`insert into migrations (hash, created_at) values ('of tomorrow', 9999999999999)`)
  await pool.query('drop extension pg_trgm cascade')

  await expect(migrateDatabase(database.connectionString)).rejects.toThrow(
    /^This database was updated by a newer version of Gangway[^.]+\.$/,
  )

  const { rows } = await pool.query(
    `select count(*)::int as there from pg_extension where extname = 'pg_trgm'`,
  )
  expect(rows).toEqual([{ there: 0 }])
})

test('each migration tells an owner what it brings (migrations/sentences.json)', async () => {
  for (const { name, says, byHand } of await readMigrations())
    for (const words of [says, ...byHand]) {
      expect(words, name).toMatch(/^[A-Z].{20,158}\.$/)
      expect(words, name).not.toMatch(/\b(table|index|schema|migration|json|null)s?\b/i)
    }
})

test('database objects that cannot be brought up to date roll back all steps, and the error says why', async () => {
  await using database = await createTestDatabase('template0')
  const [before, last] = (await readMigrations()).slice(-2)
  await migrateUpTo(database, before?.name ?? '')
  // Only the triggers refer to it.
  await database.pool.query('alter table customer_tags rename to labels')
  const failing = migrateDatabase(database.connectionString)
  await expect(failing).rejects.toThrow(MigrationFailed)
  await expect(failing).rejects.toThrow(
    /the step triggers \(.+\) failed: relation "customer_tags" does not exist\. All steps were rolled back/,
  )
  expect((await pendingMigrations(database.connectionString)).map(({ name }) => name)).toEqual([last?.name])
})

/** According to PostgreSQL: a transaction holds a lock on every table it writes to. */
const written = `select distinct relation::regclass::text as name from pg_locks
  join pg_class on pg_class.oid = relation and relkind = 'r' and relnamespace = 'public'::regnamespace
  where pid = pg_backend_pid() and mode in ('RowExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'AccessExclusiveLock')`

test('the tables that a plan names are those that are created, filled or changed', async () => {
  await using database = await createTestDatabase('template0')
  const client = await database.pool.connect()
  // Released before the database is dropped, whatever the outcome.
  using _ = { [Symbol.dispose]: () => client.release() }
  await client.query('create extension pg_trgm')
  for (const migration of await readMigrations()) {
    await client.query('begin')
    for (const statement of migration.statements) await client.query(statement)
    const { rows } = await client.query(written)
    await client.query('commit')
    const said = new Set(tablesOf(migration).map(({ name }) => name))
    // A table whose index is dropped, or that another one refers or referred to, is locked only briefly and its rows
    // aren't read.
    expect(
      rows.map(({ name }) => name).filter((name) => !said.has(name) && !isHeldOnly(migration, name)),
      migration.name,
    ).toEqual([])
  }
  await migrateDatabase(database.connectionString).catch(() => {})
})

const isHeldOnly = ({ statements }: { statements: string[] }, name: string): boolean =>
  statements.some((statement) => statement.includes(`REFERENCES "public"."${name}"`)) ||
  statements.some((statement) => /^\s*DROP (?:INDEX|TABLE)/.test(statement))

test('an item’s blocks are found from the sentence it was saved with', async () => {
  await using database = await createTestDatabase('template0')
  const { pool } = database
  await migrateUpTo(database, '0045_sent_twice')
  const [order, change] = [crypto.randomUUID(), crypto.randomUUID()]
  const reasons = [
    'Waits for $1,191.06 of the changed order',
    'Design changed after printing · Waits for $1,191.06 of the changed order · No white ink',
    'Artwork to follow',
    'Artwork to follow soon',
  ]
  const items = reasons.map((reason, at) => ({ id: crypto.randomUUID(), reason, isChanged: at === 1 }))
  for (const [at, { id, reason, isChanged }] of items.entries())
    await pool.query(
      `insert into production_items (order_item_id, order_id, ticket, route, place, quantity, run_copies, blocked_reason, design_changed_at)
        values ($1, $2, $3, '{print}', 'print', 1, 1, $4, case when $5 then now() end)`,
      [id, order, `GW-000001-${at + 1}`, reason, isChanged],
    )
  await pool.query(
    `insert into order_changes (id, order_id, state, settle, words, reason, total_before_cents, total_after_cents,
        difference_cents, waiting_items, created_by_name, created_at)
      values ($1, $2, 'sent', 'provider', '{}', '', 0, 119106, 119106, $3, 'Ada', now())`,
    [change, order, JSON.stringify(items.map(({ id }) => id))],
  )
  await migrateDatabase(database.connectionString)
  const { rows } = await pool.query(
    `select blocked_reason, waits_for_change, waits_for_cents, is_artwork_to_follow from production_items order by ticket`,
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    [null, change, 119_106, false],
    ['No white ink', change, 119_106, false],
    [null, null, null, true],
    ['Artwork to follow soon', null, null, false],
  ])
})

test('letterings saved with the old field names are read with ours', async () => {
  await using database = await createTestDatabase('template0')
  const { pool } = database
  await migrateUpTo(database, '0046_blocks_by_what_they_are_about')
  const kept = {
    text: 'a "colour": "centre"',
    align: 'centre',
    colour: '#000000',
    outline: { colour: '#ffffff' },
  }
  await pool.query(
    `insert into artworks (id, file_name, content_type, byte_size, sha256, state, storage_key, lettering, repair)
      values (gen_random_uuid(), 'Text', 'image/png', 1, $1, 'ready', 'x', $2, $3)`,
    [
      '0'.repeat(64),
      JSON.stringify({ blocks: [kept] }),
      JSON.stringify({ kind: 'knock_out', colour: [1, 2, 3] }),
    ],
  )
  await migrateDatabase(database.connectionString)
  const { rows } = await pool.query('select lettering, repair from artworks')
  const read = { text: kept.text, align: 'center', color: '#000000', outline: { color: '#ffffff' } }
  expect(rows).toEqual([{ lettering: { blocks: [read] }, repair: { kind: 'knock_out', color: [1, 2, 3] } }])
})

test('a failing step rolls all steps back, and the error says which and why', async () => {
  await using database = await createTestDatabase('template0')
  const { pool, connectionString } = database
  await migrateUpTo(database, '0010_the-cart-of-an-account')
  await pool.query('create table batches (id int)')
  const everything = `select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by 1, 2`
  const before = (await pool.query(everything)).rows

  const failed = await migrateDatabase(connectionString).catch((error: unknown) => error)

  expect(failed).toBeInstanceOf(MigrationFailed)
  expect(String(failed)).toMatch(
    /the step 0013_batches \(“Work for many .+”\) failed: relation "batches" already exists\. All steps were rolled back/,
  )
  expect((await pool.query(everything)).rows).toEqual(before)
  expect((await pool.query('select count(*)::int as done from migrations')).rows).toEqual([{ done: 11 }])
  await pool.query('drop table batches')
  expect((await migrateDatabase(connectionString))[0]?.name).toBe('0011_rolls-of-film')
})

const ids = {
  user: '00000000-0000-4000-8000-000000000001',
  picture: '00000000-0000-4000-8000-000000000002',
  listing: '00000000-0000-4000-8000-000000000003',
  paid: '00000000-0000-4000-8000-00000000000a',
  completed: '00000000-0000-4000-8000-00000000000b',
  awaiting: '00000000-0000-4000-8000-00000000000c',
}

/** A listing with its image twice, a print with a photo and one that shows only its copy. */
async function addShelves({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into listings (id, slug, kind, title, description, price_cents, category, created_by)
      values ($1, 'fern-tee', 'tshirt', 'Fern tee', '', 2600, 'Graphic', $2)`,
    [ids.listing, ids.user],
  )
  await pool.query(
    `insert into listing_pictures (listing_id, position, picture, alt)
      select $1, position, '{"key": "pictures/cd", "width": 640, "height": 480}', 'Fern tee in sand'
      from generate_series(0, 1) as position`,
    [ids.listing],
  )
  await pool.query(
    `insert into print_products (slug, kind, title, description, category, base_price_cents, original_key,
      original_width_px, original_height_px, watermarked_key, watermarked_width_px, watermarked_height_px,
      thumbnail_key, picture, has_photograph)
      select slug, 'gang-sheet', title, '', 'music', 800, 'originals/one', 1760, 2880, watermarked, 733, 1200,
        'pictures/thumbnail/one.jpg', '{"key": "pictures/ef", "width": 720, "height": 480}', has_photograph
      from (values ('front-row', 'Front row', 'pictures/gh/copy.jpg', true), ('bare', 'Bare', 'pictures/ij/copy.jpg', false))
        as print (slug, title, watermarked, has_photograph)`,
  )
}

test('a sale at a quantity break gets its price before the break, by the tiers of that day', async () => {
  await using database = await createTestDatabase('template0')
  await migrateUpTo(database, '0002_nothing-stops-the-shop')
  await database.pool.query(
    `insert into product_pricing (product_type, size_category, base_price_cents, quantity_breaks)
      values ('tumbler', 'all', 2500, '{"1": 2500, "2": 2200, "10": 900}'), ('tumbler', '40oz', 9000, '{"1": 100}')`,
  )
  const order = { number: null, status: 'awaiting_payment', payment: 'awaiting' }
  await addOrder(database, ids.paid, { ...order, productType: 'Custom Tumbler' })
  await addOrder(database, ids.awaiting, { ...order, productType: 'Tumbler' })

  await migrateDatabase(database.connectionString)

  const { rows } = await database.pool.query(
    'select product_type, unit_price_cents, own_price_cents from order_items order by product_type',
  )
  expect(rows).toEqual([
    { product_type: 'Custom Tumbler', unit_price_cents: 1500, own_price_cents: 1800 },
    { product_type: 'Tumbler', unit_price_cents: 1500, own_price_cents: 1500 },
  ])
})

test('a shop of the first release keeps everything: orders, signups, pictures; open work appears on the board', async () => {
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
  await addShelves(database)
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
    `select source, key, src, file_name, alt, width_px, uploaded_by_name, picture is null as is_one_file
      from media order by key`,
  )
  const shown = (source: string, key: string, fileName: string, width: number) => ({
    ...{ source, key, src: `/files/${key}/${width}.webp`, file_name: fileName, alt: fileName },
    ...{ width_px: width, uploaded_by_name: 'ada@shop.example', is_one_file: false },
  })
  const unknown = { uploaded_by_name: 'A former member of staff' }
  expect(media.rows).toEqual([
    { ...shown('article', 'pictures/ab', 'press.jpg', 800), alt: '' },
    shown('listing', 'pictures/cd', 'Fern tee in sand', 640),
    { ...shown('photograph', 'pictures/ef', 'Front row, photograph', 720), ...unknown, alt: 'Front row' },
    {
      ...{ ...shown('watermarked', 'pictures/gh', 'Front row, watermarked copy', 733), ...unknown },
      ...{ src: '/files/pictures/gh/copy.jpg', alt: 'Front row', is_one_file: true },
    },
    {
      ...{ ...shown('watermarked', 'pictures/ij', 'Bare, watermarked copy', 733), ...unknown },
      ...{ src: '/files/pictures/ij/copy.jpg', alt: 'Bare', is_one_file: true },
    },
  ])
  const article = await pool.query(`select id, kind from media where source = 'article'`)
  expect(article.rows).toEqual([{ id: ids.picture, kind: 'picture' }])
  const signups = await pool.query(
    'select count(distinct token)::int as tokens, count(confirmed_at)::int as confirmed from newsletter_signups',
  )
  expect(signups.rows).toEqual([{ tokens: 2, confirmed: 2 }])
})
