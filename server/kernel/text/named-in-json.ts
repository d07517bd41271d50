import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'

/**
 * Those of `ids` that stand anywhere in the documents of a table, as text of their own. Reads the whole table: for
 * sweeps at night, before something is deleted that documents may name.
 */
export async function namedInJson(
  executor: Executor,
  table: SQLWrapper,
  documents: SQLWrapper,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await executor.execute<{ id: string }>(sql`
    select distinct text #>> '{}' as id
    from ${table}, jsonb_path_query(${documents}, 'strict $.** ? (@.type() == "string")') as text
    where text #>> '{}' = any(${sql.param([...ids])}::text[])`)
  return rows.map(({ id }) => id)
}
