import type { PoolClient } from 'pg'

export type RowCopy = {
  table: string
  /** What is another one in the copy, as SQL over `t`, the row, and `f`, what it is copied for. */
  changes: Readonly<Record<string, string>>
  /** `from` and what follows it, with the row as `t`. */
  from: string
}

/** Inserts copies of a table's rows in one statement; tells how many. Every column that is not named comes over as it is. */
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
