import { and, eq, inArray } from 'drizzle-orm'
import { rollCodeOf } from '#domain/orders/roll.ts'
import type { Executor } from '#server/kernel/database.ts'
import { rollPieces, rolls } from './tables.ts'

/** Which unprinted roll each of these items is on, by roll code; items on none are left out. */
export async function openRollsOf(
  executor: Executor,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map()
  const rows = await executor
    .selectDistinct({ itemId: rollPieces.orderItemId, number: rolls.number })
    .from(rollPieces)
    .innerJoin(rolls, eq(rolls.id, rollPieces.rollId))
    .where(and(inArray(rollPieces.orderItemId, [...itemIds]), eq(rollPieces.isOpen, true)))
  return new Map(rows.map(({ itemId, number }) => [itemId, rollCodeOf(number)]))
}
