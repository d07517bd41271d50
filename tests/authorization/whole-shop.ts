import type { TestShop } from '#tests/harness/shop.ts'

export type Row = { table: string; row: Record<string, unknown> }

/** Every row of the shop's own tables, by table and primary key, or by its content if there is none. */
export async function rowsByKey({
  database: { pool },
}: Pick<TestShop, 'database'>): Promise<Map<string, Row>> {
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

/** Columns that assign a row to someone. */
const personal = ['user_id', 'owner_id', 'customer_id', 'visitor_id']

/** Adds a row of theirs to every table that no customer fills in this test: a new table starts out like this. */
export async function fillTheRest(
  { database: { pool } }: TestShop,
  { user, visitorId }: { user: { id: string }; visitorId: string },
  orderId: string,
): Promise<void> {
  const { rows: columns } = await pool.query(
    `select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'NO' as needed,
            c.column_default is not null or c.is_identity = 'YES' as filled, r.relname as refers
     from information_schema.columns c
     join pg_class t on t.relname = c.table_name and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
     join pg_attribute a on a.attrelid = t.oid and a.attname = c.column_name
     left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and k.conkey = array[a.attnum]
     left join pg_class r on r.oid = k.confrelid
     where c.table_schema = 'public' order by c.ordinal_position`,
  )
  const own = (name: string): string | null =>
    name === 'visitor_id' ? visitorId : personal.includes(name) ? user.id : null
  const tables = Map.groupBy(columns, (column) => column.table)
  const insert = async (table: string): Promise<void> => {
    const given = (tables.get(table) ?? []).filter(
      ({ name, needed, filled }) => own(name) !== null || (needed && !filled),
    )
    const values: string[] = []
    // A row that belongs to someone and to an order belongs to their own order.
    for (const { name, type, refers } of given) {
      const isEmpty = refers && (await pool.query(`select 1 from ${refers} limit 1`)).rows.length === 0
      if (isEmpty) await insert(refers)
      const reference = refers && `(select id from ${refers} limit 1)`
      const kept = own(name) ?? (name === 'order_id' ? orderId : null)
      values.push(kept === null ? (reference ?? blanks[type] ?? 'gen_random_uuid()::text') : `'${kept}'`)
    }
    await pool.query(`insert into ${table} (${given.map(({ name }) => name)}) values (${values})`)
  }
  for (const [table, of] of tables) {
    const theirs = of
      .filter(({ name }) => own(name) !== null)
      .map(({ name }) => `${name}::text = '${own(name)}'`)
    if (theirs.length === 0) continue
    const { rows } = await pool.query(`select 1 from ${table} where ${theirs.join(' or ')}`)
    if (rows.length === 0) await insert(table)
  }
}

const blanks: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  timestamptz: 'now()',
  int4: '1',
  int8: '1',
  numeric: '1',
  bool: 'false',
  jsonb: `'{}'`,
  _text: `'{}'`,
  bytea: 'uuid_send(gen_random_uuid())',
  date: 'now()',
}
