import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RetentionName } from '#domain/shop/retention-terms.ts'
import type { Executor, Transaction } from './database.ts'

/**
 * How rows of one kind are removed once their time is up (domain/shop/retention-terms.ts says when, server/retention
 * applies it).
 */
export type RetentionRule = {
  name: RetentionName
  /** Its rows are locked, checked once more, and removed. */
  table: SQLWrapper
  /** The key of a row of `table`. */
  key: { of: SQLWrapper; type: 'uuid' | 'text' }
  /** Selects `id`, the key of every row past its time: used to show the effect before saving, and to remove. */
  due(before: Date): SQL
  /** Those of the due rows that are still in use. */
  findUses?(executor: Executor, ids: readonly string[]): Promise<readonly string[]>
  /** Total bytes of the files removed with them, summed by the database. `due` selects their keys. */
  bytesOf?(executor: Executor, due: SQL, before: Date): Promise<number>
  /** In one transaction with the rows that name them; jobs remove the files once it has committed. */
  remove(transaction: Transaction, ids: readonly string[], before: Date): Promise<unknown>
  /** Their owners are warned first, and then nothing is removed for some days. */
  warning?: RetentionWarning
}

export type RetentionWarning = {
  days: number
  /** When a row's owner was warned, after the last change that counts; null if not warned. */
  warnedAt: SQLWrapper
  warn(transaction: Transaction, ids: readonly string[], goneAt: Date): Promise<unknown>
}

/** Ids for `= any(…)`. */
export const idList = (ids: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`${sql.param([...ids])}::${sql.raw(type)}[]`

/** The same for `in (…)`. */
export const idQuery = (ids: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`select unnest(${idList(ids, type)})`

/** The single number that a query returns, 0 if it returns none. */
export async function figureOf(executor: Executor, query: SQL): Promise<number> {
  const { rows } = await executor.execute<{ figure: string | null }>(query)
  return Number(rows[0]?.figure ?? 0)
}
