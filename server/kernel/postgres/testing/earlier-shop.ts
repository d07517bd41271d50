import { makeEarlierSchema } from '#server/kernel/postgres/migrate-database.ts'
import { readMigrations } from '#server/kernel/postgres/migrations.ts'
import type { Database } from '../../database.ts'

/** The state of a shop last started with the release of this migration. */
export async function migrateUpTo(
  { connectionString }: { connectionString: string },
  last: string,
): Promise<void> {
  const all = await readMigrations()
  const end = all.findIndex(({ name }) => name === last)
  if (end < 0) throw new Error(`There is no migration ${last}`)
  await makeEarlierSchema(
    connectionString,
    all.slice(0, end + 1).map(({ made }) => made),
  )
}

const orderColumns = `id, order_number, status, payment_status, contact_name, contact_email, delivery_method,
  shipping_address, subtotal_cents, shipping_cents, tax_cents, total_cents, checkout_key, checkout_fingerprint, quote,
  placed_at`

/** Orders as the first version wrote them, which all later versions can read. */
export async function addOrder(
  { pool }: Pick<Database, 'pool'>,
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
