import { inArray } from 'drizzle-orm'
import { spoiledWords } from '#domain/orders/production.ts'
import type { Executor } from '#server/kernel/database.ts'
import { productionReprints } from './tables.ts'

/** Why a run of an item was spoiled, as text. */
export type SpoiledRun = { itemId: string; run: number; words: string }

export async function listSpoiled(executor: Executor, itemIds: readonly string[]): Promise<SpoiledRun[]> {
  if (itemIds.length === 0) return []
  const rows = await executor
    .select()
    .from(productionReprints)
    .where(inArray(productionReprints.orderItemId, [...itemIds]))
  return rows.map(({ orderItemId: itemId, run, reason, note }) => ({
    ...{ itemId, run },
    words: spoiledWords({ reason, note }),
  }))
}
