import { and, eq, sql } from 'drizzle-orm'
import { slugBelow } from '#domain/content/counted-pages.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { printProducts } from './tables.ts'

/** One view per visitor, product and day (docs/decisions.md 8). */
export async function countPrintView(transaction: Transaction, page: string): Promise<void> {
  const slug = slugBelow(page, ['/prints', '/print-marketplace'])
  if (slug === null) return
  await transaction
    .update(printProducts)
    .set({ viewsCount: sql`${printProducts.viewsCount} + 1` })
    .where(and(eq(printProducts.slug, slug), eq(printProducts.isActive, true)))
}
