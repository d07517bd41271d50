import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RetentionName } from '#domain/shop/retention-terms.ts'
import type { Executor, Transaction } from './database.ts'

/** How rows of one kind go once their time is over (domain/shop/retention-terms.ts says when, server/retention applies it). */
export type RetentionRule = {
  name: RetentionName
  /** Locked before they are looked at once more, and removed. */
  table: SQLWrapper
  /** What a row of `table` is known by. */
  key: { of: SQLWrapper; type: 'uuid' | 'text' }
  /** Selects `id`, the key of every row that is past its time: what is shown before it is saved, and what is removed. */
  due(before: Date): SQL
  /** Of what is due, what something uses all the same. */
  findUses?(executor: Executor, ids: readonly string[]): Promise<readonly string[]>
  /** Bytes of the files that go with them, summed up by the database. `due` selects their keys. */
  bytesOf?(executor: Executor, due: SQL, before: Date): Promise<number>
  /** In one transaction with what names them; files go by jobs once it has held. */
  remove(transaction: Transaction, ids: readonly string[], before: Date): Promise<unknown>
  /** Their owners are told first, and then nothing goes for some days. */
  warning?: RetentionWarning
}

export type RetentionWarning = {
  days: number
  /** Of a row: when its owner was told, after the last change that counts; null if not. */
  warnedAt: SQLWrapper
  warn(transaction: Transaction, ids: readonly string[], goneAt: Date): Promise<unknown>
}

/** Ids for `= any(…)`. */
export const idList = (ids: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`${sql.param([...ids])}::${sql.raw(type)}[]`

/** The same for `in (…)`. */
export const idQuery = (ids: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`select unnest(${idList(ids, type)})`

/** The one figure that a query gives, 0 where it gives none. */
export async function figureOf(executor: Executor, query: SQL): Promise<number> {
  const { rows } = await executor.execute<{ figure: string | null }>(query)
  return Number(rows[0]?.figure ?? 0)
}
