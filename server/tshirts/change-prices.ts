import { and, eq } from 'drizzle-orm'
import type { PriceChange } from '#domain/money/price-change.ts'
import { tshirtPrintOptions } from '#domain/tshirt/print-option.ts'
import { isTshirtSize } from '#domain/tshirt/sizes.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { changePricesOf } from '#server/kernel/operations/change-prices.ts'
import { tshirtPrices } from './tables.ts'

/** Keys are garment, print option and size: "gildan-heavy-cotton/frontOnly/XL". */
export const garmentPrices = changePricesOf({
  shelf: 'tshirts',
  what: 't-shirts',
  example: 'gildan-heavy-cotton/frontBack/XL',
  async change(transaction: Transaction, { key, from, to }: PriceChange): Promise<boolean> {
    const place = placeOf(key)
    if (!place) return false
    const changed = await transaction
      .update(tshirtPrices)
      .set({ priceCents: to })
      .where(and(place, eq(tshirtPrices.priceCents, from)))
      .returning({ garmentId: tshirtPrices.garmentId })
    return changed.length > 0
  },
  async read(transaction: Transaction, key: string): Promise<number | null> {
    const place = placeOf(key)
    if (!place) return null
    const [row] = await transaction.select({ price: tshirtPrices.priceCents }).from(tshirtPrices).where(place)
    return row?.price ?? null
  },
})

/** Null if the key can't match anything. */
function placeOf(key: string) {
  const [garmentId = '', named = '', size = ''] = key.split('/')
  const option = tshirtPrintOptions.find((known) => known === named)
  if (!option || !isTshirtSize(size)) return null
  return and(
    eq(tshirtPrices.garmentId, garmentId),
    eq(tshirtPrices.printOption, option),
    eq(tshirtPrices.size, size),
  )
}
