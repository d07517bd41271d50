import { and, desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

export type NewestFile = Pick<
  PrintFileRow,
  'id' | 'orderItemId' | 'part' | 'state' | 'storageKey' | 'widthPx' | 'heightPx' | 'error'
>

/** The most recently requested file for each part of these items, except files whose design has changed since. */
export async function newestOf(executor: Executor, orderItemIds: readonly string[]): Promise<NewestFile[]> {
  if (orderItemIds.length === 0) return []
  const { id, orderItemId, part, state, storageKey, widthPx, heightPx, error } = printFiles
  return executor
    .selectDistinctOn([orderItemId, part], {
      id,
      orderItemId,
      part,
      state,
      storageKey,
      widthPx,
      heightPx,
      error,
    })
    .from(printFiles)
    .where(and(inArray(orderItemId, [...orderItemIds]), ne(state, 'superseded')))
    .orderBy(orderItemId, part, desc(printFiles.createdAt))
}

/** Whether this part of this item has a printable file. */
export const hasReady = (item: SQLWrapper, part: SQLWrapper): SQL =>
  sql`exists (select 1 from ${printFiles} where ${printFiles.orderItemId} = ${item} and ${printFiles.part} = ${part} and ${printFiles.state} = 'ready')`

/** Which of these files may no longer be printed: the design changed after they were requested. */
export async function supersededOf(executor: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ id: printFiles.id })
    .from(printFiles)
    .where(and(inArray(printFiles.id, [...ids]), eq(printFiles.state, 'superseded')))
  return new Set(rows.map(({ id }) => id))
}
