import { filmLengthOf } from '#domain/orders/film-length.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'
import type { ProductionItemRow } from './tables.ts'

/**
 * Inches of film for one copy: by the item's print files, which are what was printed, or else by the design it was
 * ordered with. 0 for anything not printed on film.
 */
export async function filmOfItem(
  { printFiles, orders }: Pick<ProductionDeps, 'printFiles' | 'orders'>,
  transaction: Transaction,
  { orderItemId, route }: Pick<ProductionItemRow, 'orderItemId' | 'route'>,
): Promise<number> {
  if (!route.includes('print')) return 0
  const printed = await printFiles.filmOf(transaction, orderItemId)
  if (printed !== null) return printed
  const [item] = await orders.describeItems(transaction, [orderItemId])
  return item?.designData ? filmLengthOf(item.designData) : 0
}
