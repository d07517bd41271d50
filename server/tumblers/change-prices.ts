import { and, eq } from 'drizzle-orm'
import type { PriceChange } from '#domain/money/price-change.ts'
import { type DesignType, designTypes } from '#domain/tumbler/tumblers.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { changePricesOf } from '#server/kernel/operations/change-prices.ts'
import { tumblerSizes } from './tables.ts'

const columns = {
  single: 'singleCents',
  double: 'doubleCents',
  fullWrap: 'fullWrapCents',
} as const satisfies Record<DesignType, keyof typeof tumblerSizes.$inferSelect>

/** Keys are size and design type: "40oz/fullWrap". */
export const engravingPrices = changePricesOf({
  shelf: 'tumblers',
  what: 'tumblers',
  example: '40oz/fullWrap',
  async change(transaction: Transaction, { key, from, to }: PriceChange): Promise<boolean> {
    const { id, column } = placeOf(key)
    if (!column) return false
    const changed = await transaction
      .update(tumblerSizes)
      .set({ [column]: to, updatedAt: new Date() })
      .where(and(eq(tumblerSizes.id, id), eq(tumblerSizes[column], from)))
      .returning({ id: tumblerSizes.id })
    return changed.length > 0
  },
  async read(transaction: Transaction, key: string): Promise<number | null> {
    const { id, column } = placeOf(key)
    if (!column) return null
    const [row] = await transaction
      .select({ price: tumblerSizes[column] })
      .from(tumblerSizes)
      .where(eq(tumblerSizes.id, id))
    return row?.price ?? null
  },
})

function placeOf(key: string) {
  const [id = '', named] = key.split('/')
  const type = designTypes.find((known) => known === named)
  return { id, column: type && columns[type] }
}
