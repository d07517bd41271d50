import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { stockLevels, stockMoves } from './tables.ts'

export type NewStock = {
  listingId: string
  name: string
  counts: readonly { size: string; color: string; quantity: number }[]
}

/** Opens the keys of a listing with the stock of each; a key that is already open stays unchanged. */
export async function openStock(
  { clock }: Pick<InventoryDeps, 'clock'>,
  transaction: Transaction,
  actorName: string,
  { listingId, name, counts }: NewStock,
): Promise<void> {
  if (counts.length === 0) return
  const opened = await transaction
    .insert(stockLevels)
    .values(counts.map(({ size, color, quantity }) => ({ listingId, name, size, color, onHand: quantity })))
    .onConflictDoNothing()
    .returning()
  const at = clock.now()
  const moves = opened
    .filter(({ onHand }) => onHand > 0)
    .map(({ size, color, onHand }) => ({
      kind: 'restock' as const,
      at,
      listingId,
      size,
      color,
      onHandChange: onHand,
      reservedChange: 0,
      actorName,
      note: 'Starting stock',
    }))
  if (moves.length > 0) await transaction.insert(stockMoves).values(moves)
}
