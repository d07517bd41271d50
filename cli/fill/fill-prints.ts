import type { Database } from '#server/kernel/database.ts'
import { copyRows } from './copy-demo-rows.ts'

/**
 * Copies the prints on sale, in turn, with their sizes, until the shop has the requested number; the copies share the
 * same files. Returns how many were added.
 */
export async function fillPrints({ pool }: Database, prints: number): Promise<number> {
  const { rows } = await pool.query<{ there: number }>('select count(*)::int as there from print_products')
  const missing = Math.max(0, prints - (rows[0]?.there ?? 0))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(
      `create temp table prints as
       with source as (select id, row_number() over (order by created_at, id) - 1 as turn
         from print_products where is_active),
       wanted as (select n, n % (select count(*) from source) as source_turn from generate_series(1, ${missing}) n)
       select gen_random_uuid() as id, n, source.id as source_id,
         (array['Autumn', 'River', 'Midnight', 'Golden', 'Wild', 'Paper', 'Copper', 'Northern', 'Velvet', 'Salt', 'Ember'])[1 + n % 11]
           as word
       from wanted join source on source.turn = source_turn`,
    )
    await copyRows(client, {
      table: 'print_products',
      changes: {
        ...{ id: 'f.id', title: `f.word || ' ' || t.title || ' ' || f.n` },
        search_text: `f.word || ' ' || t.search_text || ' ' || f.n`,
        slug: `t.slug || '-' || left(f.id::text, 13)`,
        created_at: `now() - f.n * interval '20 minutes'`,
      },
      from: 'from prints f join print_products t on t.id = f.source_id',
    })
    await copyRows(client, {
      table: 'print_product_variants',
      changes: { id: 'gen_random_uuid()', product_id: 'f.id' },
      from: 'from prints f join print_product_variants t on t.product_id = f.source_id',
    })
    await client.query('analyze print_products, print_product_variants')
    await client.query('commit')
    return missing
  } finally {
    client.release(true)
  }
}
