import type { TestShop } from '#tests/harness/shop.ts'

export type Row = { table: string; row: Record<string, unknown> }

/** Every row of the shop's own tables, by table and primary key, or by itself where there is none. */
export async function rowsByKey({ database: { pool } }: TestShop): Promise<Map<string, Row>> {
  const { rows: tables } = await pool.query<{ table: string; keys: string[] }>(
    `select c.relname as table,
            array(select a.attname::text
                  from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
                  where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const found = new Map<string, Row>()
  for (const { table, keys } of tables) {
    const { rows } = await pool.query(`select to_jsonb(t) as row from "${table}" t`)
    for (const { row } of rows) {
      const key = keys.length > 0 ? keys.map((column) => row[column]) : row
      found.set(`${table} ${JSON.stringify(key)}`, { table, row })
    }
  }
  return found
}

export async function filesOf({ files }: TestShop): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.sort()
}
