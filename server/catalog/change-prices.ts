import { and, eq, sql } from 'drizzle-orm'
import type { PriceChange } from '#domain/money/price-change.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { changePricesOf } from '#server/kernel/operations/change-prices.ts'
import { gangSheetSizes } from './tables.ts'

/** Keys are size ids, such as "24". */
export const gangSheetPrices = changePricesOf({
  shelf: 'gang-sheets',
  what: 'gang sheets',
  example: '24',
  async change(transaction: Transaction, { key, from, to }: PriceChange): Promise<boolean> {
    const changed = await transaction
      .update(gangSheetSizes)
      .set({ priceCents: to, updatedAt: new Date() })
      .where(and(isSize(key), eq(gangSheetSizes.priceCents, from)))
      .returning({ id: gangSheetSizes.id })
    return changed.length > 0
  },
  async read(transaction: Transaction, key: string): Promise<number | null> {
    const [row] = await transaction
      .select({ price: gangSheetSizes.priceCents })
      .from(gangSheetSizes)
      .where(isSize(key))
    return row?.price ?? null
  },
})

const isSize = (key: string) => eq(sql`${gangSheetSizes.id}::text`, key)
