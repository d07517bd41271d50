import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ListSort, mostCounted } from '#domain/lists/list-column.ts'
import type { Executor } from '#server/kernel/database.ts'
import { type Place, type SortKey, sortedPage } from './sorted-page.ts'

/** What a list reads from: its table, the column that identifies rows, and the sort key for each column. */
export type ListSource<Column extends string> = {
  table: PgTable
  /** Each row has exactly one of these, which it can be sorted or searched by. */
  join?: { table: PgTable; on: SQL }
  id: PgColumn
  sortKeys: Readonly<Record<Column, SortKey>>
}

/** The requested page: `after` is the last row before it, undefined for the first. */
export type PageWish<Column extends string> = { sort: ListSort<Column>; after?: Place; rows: number }

/** `next` is where the following page starts; null on the last one. */
export type FoundPage = { ids: string[]; next: Place | null }

/** The ids of a page, in order: the data its rows show is read for these only. */
export async function findPage<Column extends string>(
  executor: Executor,
  { table, join, id, sortKeys }: ListSource<Column>,
  where: SQL | undefined,
  { sort, after, rows }: PageWish<Column>,
): Promise<FoundPage> {
  const sorted = sortedPage(sortKeys[sort.column], id, sort.isDescending, after)
  const all = executor
    .select({ id: sql<string>`${id}`, key: sorted.key })
    .from(table)
    .$dynamic()
  const found = await (join ? all.innerJoin(join.table, join.on) : all)
    .where(and(where, sorted.isBehind))
    .orderBy(...sorted.orderBy)
    .limit(rows + 1)
  const page = found.slice(0, rows)
  return { ids: page.map((row) => row.id), next: (found.length > rows && page.at(-1)) || null }
}

/** How many rows there are, up to `mostCounted` plus one. */
export async function countUpTo(
  executor: Executor,
  { table, join }: Pick<ListSource<never>, 'table' | 'join'>,
  where: SQL | undefined,
): Promise<number> {
  const all = executor
    .select({ one: sql`1`.as('one') })
    .from(table)
    .$dynamic()
  // PostgreSQL drops a left join that nothing uses.
  const found = (join ? all.leftJoin(join.table, join.on) : all)
    .where(where)
    .limit(mostCounted + 1)
    .as('found')
  return executor.$count(found)
}

/** Sorts rows into the order of a page, whatever order they were read in. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
