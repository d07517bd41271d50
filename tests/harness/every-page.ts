import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { keysOf, type ListColumn, type ListSort } from '#domain/lists/list-column.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'

type Page<Row> = { rows: Row[]; next: Place | null }
export type TableOf<Column extends string, Row> = (wish: {
  sort: ListSort<Column>
  after?: Place
  rows: number
}) => Promise<Page<Row>>

/** All rows of a list, read in pages of this size. */
export async function everyPage<Column extends string, Row>(
  table: TableOf<Column, Row>,
  sort: ListSort<Column>,
  rows: number,
): Promise<Row[]> {
  const found: Row[] = []
  let after: Place | undefined
  do {
    const page: Page<Row> = await table({ sort, rows, ...(after && { after }) })
    expect(page.rows.length).toBeLessThanOrEqual(rows)
    found.push(...page.rows)
    after = page.next ?? undefined
  } while (after)
  return found
}

/**
 * Sorted by each column in both directions, every row appears exactly once, in the order of a single long page,
 * whatever place was sent.
 */
export async function expectEveryRowOnce<Column extends string, Row extends { id: string }>(
  columns: Readonly<Record<Column, ListColumn>>,
  table: TableOf<Column, Row>,
  count: number,
): Promise<void> {
  const idsOf = async (sort: ListSort<Column>, rows: number) =>
    (await everyPage(table, sort, rows)).map(({ id }) => id)
  for (const column of keysOf(columns))
    for (const isDescending of [false, true]) {
      const long = await idsOf({ column, isDescending }, 100)
      expect([column, new Set(long).size, long.length]).toEqual([column, count, count])
      expect([column, await idsOf({ column, isDescending }, 2)]).toEqual([column, long])
      expect([column, await idsOf({ column, isDescending: !isDescending }, 100)]).toEqual([
        column,
        long.toReversed(),
      ])
    }
}

/**
 * Checks that PostgreSQL can read the last rows of each page from that index when it may neither sort nor read whole
 * tables.
 */
export async function expectReadByIndexes(
  { orm }: Pick<Database, 'orm'>,
  pages: readonly { index: string; page: SQL }[],
): Promise<void> {
  await orm.transaction(async (transaction) => {
    // With so few rows, sorting is cheaper.
    await transaction.execute(sql`set local enable_sort = off`)
    await transaction.execute(sql`set local enable_seqscan = off`)
    for (const { index, page } of pages) {
      const { rows } = await transaction.execute(sql`explain ${page}`)
      expect(JSON.stringify(rows)).toContain(`Scan Backward using ${index} on `)
    }
  })
}
