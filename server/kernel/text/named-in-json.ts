import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'

/**
 * Those of `ids` that appear anywhere in a table's documents as a whole string. Reads the entire table: for nightly
 * sweeps, before deleting something that documents may name.
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

/** Those of `ids` that a capability still refers to. */
export type FindArtworkUses = (executor: Executor, ids: readonly string[]) => Promise<string[]>

/** The same as a capability's answer to which artworks are still used, across all of its documents. */
export const usesInJson =
  (...documents: readonly { table: SQLWrapper; column: SQLWrapper }[]): FindArtworkUses =>
  async (executor, ids) => {
    const found: string[] = []
    for (const { table, column } of documents)
      found.push(...(await namedInJson(executor, table, column, ids)))
    return found
  }
