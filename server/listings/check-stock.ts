import { and, eq, sql } from 'drizzle-orm'
import { insufficientStock } from '#domain/stock.ts'
import { isOnSale } from './find-listings.ts'
import { stockQuestionSchema } from './input.ts'
import type { ListingsNeeds } from './needs.ts'
import { listings } from './tables.ts'

export type StockAnswer =
  | { ok: true }
  | { ok: false; reason: 'not_sold' }
  /** `message` is the specification's (storefront section 5). */
  | { ok: false; reason: 'insufficient'; available: number; message: string }

/** Whether so many of a size and color are there now. It takes none: checkout does (DECISIONS.md 6). */
export async function checkStock(
  { database, inventory }: Pick<ListingsNeeds, 'database' | 'inventory'>,
  question: unknown,
): Promise<StockAnswer> {
  const reading = stockQuestionSchema.safeParse(question)
  if (!reading.success) return { ok: false, reason: 'not_sold' }
  const { listingId, size, color, quantity } = reading.data
  const [[sold], level] = await Promise.all([
    database.orm
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.id, listingId),
          isOnSale,
          sql`${size} = any(${listings.sizes}) and ${color} = any(${listings.colors})`,
        ),
      ),
    inventory.levelOf({ listingId, size, color }),
  ])
  if (!sold || !level) return { ok: false, reason: 'not_sold' }
  const { available } = level
  if (available >= quantity) return { ok: true }
  const message = insufficientStock.describe(available, size, color)
  return { ok: false, reason: 'insufficient', available, message }
}
