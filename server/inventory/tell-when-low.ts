import { and, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { lowStock } from '#server/mail/templates/low-stock.ts'
import type { InventoryDeps } from './deps.ts'
import { isKey, type StockKey } from './move-stock.ts'
import { stockLevels } from './tables.ts'

/**
 * Emails staff once each time a key falls to the settings' `lowStockAt`: of many concurrent orders, only one sends it.
 */
export async function tellWhenLow(
  { clock, mail, readSettingsWithin, staffAddress }: InventoryDeps,
  transaction: Transaction,
  key: StockKey,
): Promise<void> {
  const settings = await readSettingsWithin(transaction)
  const now = clock.now()
  const [low] = await transaction
    .update(stockLevels)
    .set({ lowToldAt: now })
    .where(and(isKey(key), lte(stockLevels.onHand, settings.lowStockAt), isNull(stockLevels.lowToldAt)))
    .returning()
  if (!low) return
  const { name, size, color, onHand } = low
  await mail.send(transaction, {
    template: lowStock,
    to: staffAddress ?? settings.contactEmail,
    data: { name, size, color, left: onHand },
    dedupeKey: `low-stock:${key.listingId}:${size}:${color}:${now.toISOString()}`,
  })
}

/** Once there is enough again, the next drop is reported again. */
export async function forgetLow(
  { readSettingsWithin }: Pick<InventoryDeps, 'readSettingsWithin'>,
  transaction: Transaction,
  key: StockKey,
): Promise<void> {
  const { lowStockAt } = await readSettingsWithin(transaction)
  await transaction
    .update(stockLevels)
    .set({ lowToldAt: null })
    .where(and(isKey(key), gt(stockLevels.onHand, lowStockAt), isNotNull(stockLevels.lowToldAt)))
}
