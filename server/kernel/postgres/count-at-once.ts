import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { HousePool } from './house-pool.ts'

const dialect = new PgDialect()
const rowsSchema = z.tuple([z.object({ counts: z.array(z.int()) })])

/**
 * Several numbers, each from a scalar subquery, in one statement: all from the same snapshot. `isUsual`: the statement
 * has few variants and runs often, so that each connection plans it only once; planning takes longer than counting.
 */
export async function countAtOnce(
  pool: Pick<HousePool, 'query'>,
  counts: readonly SQL<number>[],
  { isUsual }: { isUsual: boolean },
): Promise<number[]> {
  const statement = sql`select array[${sql.join([...counts], sql`, `)}]::int[] as counts`
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = isUsual ? `counts ${createHash('sha256').update(text).digest('base64url')}` : undefined
  const { rows } = await pool.query({ name, text, values })
  return rowsSchema.parse(rows)[0].counts
}

/** How many rows of a table match a condition, for `countAtOnce`. */
export const rowsOf = (table: PgTable, where: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*) from ${table} where ${where ?? true})`
