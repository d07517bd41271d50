import { and, eq } from 'drizzle-orm'
import { insufficientStock } from '#domain/stock.ts'
import type { Database } from '#server/kernel/database.ts'
import { stockQuestionSchema } from './input.ts'
import { listingStock, listings } from './tables.ts'

export type StockAnswer =
  | { ok: true }
  | { ok: false; reason: 'not_sold' }
  /** `message` is the specification's (storefront section 5). */
  | { ok: false; reason: 'insufficient'; available: number; message: string }

/** Whether so many of a size and color are there now. It takes none: checkout does (DECISIONS.md 6). */
export async function checkStock(
  { database }: { database: Database },
  question: unknown,
): Promise<StockAnswer> {
  const reading = stockQuestionSchema.safeParse(question)
  if (!reading.success) return { ok: false, reason: 'not_sold' }
  const { listingId, size, color, quantity } = reading.data
  const [found] = await database.orm
    .select({ available: listingStock.quantity })
    .from(listingStock)
    .innerJoin(listings, eq(listings.id, listingStock.listingId))
    .where(
      and(
        eq(listings.id, listingId),
        eq(listings.isActive, true),
        eq(listingStock.size, size),
        eq(listingStock.color, color),
      ),
    )
  if (!found) return { ok: false, reason: 'not_sold' }
  const { available } = found
  if (available >= quantity) return { ok: true }
  const message = insufficientStock.describe(available, size, color)
  return { ok: false, reason: 'insufficient', available, message }
}
