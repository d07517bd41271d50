import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { inKeyOrder, isKey, moveStock } from './move-stock.ts'
import { stockLevels } from './tables.ts'

export type ClosingStock = {
  listingId: string
  keys: readonly { size: string; color: string }[]
  note: string
}

/**
 * Closes what a listing no longer offers: none of it can be sold anymore. Shoppers who are paying keep what they hold;
 * a key that no one holds is deleted.
 */
export async function closeStock(
  { clock }: Pick<InventoryDeps, 'clock'>,
  transaction: Transaction,
  actorName: string,
  { listingId, keys, note }: ClosingStock,
): Promise<void> {
  const at = clock.now()
  for (const key of inKeyOrder(keys.map(({ size, color }) => ({ listingId, size, color })))) {
    const [level] = await transaction.select().from(stockLevels).where(isKey(key)).for('update')
    if (!level) continue
    const surplus = level.onHand - level.reserved
    const move = { ...key, kind: 'adjust', at, actorName, onHand: -surplus, reserved: 0, note } as const
    if (surplus > 0) await moveStock(transaction, move)
    if (level.reserved === 0) await transaction.delete(stockLevels).where(isKey(key))
  }
}

/** Notices refer to the stock by the listing's new title. */
export async function renameStock(transaction: Transaction, listingId: string, name: string): Promise<void> {
  await transaction.update(stockLevels).set({ name }).where(eq(stockLevels.listingId, listingId))
}
