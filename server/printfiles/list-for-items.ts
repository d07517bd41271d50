import { desc, inArray } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type PrintFileView, toView } from './present.ts'
import { printFiles } from './tables.ts'

/** Newest first. */
export async function listForItems(executor: Executor, orderItemIds: string[]): Promise<PrintFileView[]> {
  if (orderItemIds.length === 0) return []
  const rows = await executor
    .select()
    .from(printFiles)
    .where(inArray(printFiles.orderItemId, orderItemIds))
    .orderBy(desc(printFiles.createdAt))
  return rows.map(toView)
}
