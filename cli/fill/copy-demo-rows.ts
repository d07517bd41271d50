import type { PoolClient } from 'pg'

export type RowCopy = {
  table: string
  /** The columns that differ in the copy, as SQL over `t`, the source row, and `f`, the row it is copied for. */
  changes: Readonly<Record<string, string>>
  /** The `from` clause and everything after it, with the source row as `t`. */
  from: string
}

/**
 * Inserts copies of a table's rows in one statement and returns how many. Columns that are not named are copied
 * unchanged.
 */
export async function copyRows(
  client: Pick<PoolClient, 'query'>,
  { table, changes, from }: RowCopy,
  parameters: readonly unknown[] = [],
): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `t.${name}`)
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} ${from}`,
    [...parameters],
  )
  return rowCount ?? 0
}
