import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Place, type Sorted, type SortKey, sortedPage } from './sorted-page.ts'

/**
 * All rows in pages, each starting after the last row of the previous one; for exports. `read` returns a page: each row
 * with its `key` and `id`, in `orderBy`, filtered by `isBehind`, at most `size` of them.
 */
export async function* everyRow<Row extends Place>(
  { by, id }: { by: SortKey; id: PgColumn },
  size: number,
  read: (page: Sorted) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Place | undefined; ; ) {
    const rows = await read(sortedPage(by, id, false, after))
    yield rows
    after = rows.at(-1)
    if (rows.length < size) return
  }
}
