import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import { titleOf } from '#domain/orders/item-options.ts'
import type { Place } from '#domain/orders/production.ts'
import { isTracked, isUnpacked } from '#server/reports/open-work.ts'
import type { ProductionDeps } from './deps.ts'
import { productionItems } from './tables.ts'

/** An item that is not packed yet, and where it is. */
export type UnpackedItem = {
  orderId: string
  ticket: string
  title: string
  copies: number
  place: Place
  /** The board is kept up to date, so it can be trusted: only such items stop people or trigger reminders. */
  isTracked: boolean
}

/** The items of these orders that are not packed, by ticket: shown to whoever creates a label. Staff only. */
export async function listUnpacked(
  { database, orders, clock }: Pick<ProductionDeps, 'database' | 'orders' | 'clock'>,
  orderIds: readonly string[],
): Promise<UnpackedItem[]> {
  if (orderIds.length === 0) return []
  const rows = await database.orm
    .select({ ...getTableColumns(productionItems), isTracked: isTracked(clock.now()) })
    .from(productionItems)
    .where(and(inArray(productionItems.orderId, [...orderIds]), isUnpacked))
    .orderBy(asc(productionItems.ticket))
  const known = await orders.forProduction(database.orm, [...new Set(rows.map(({ orderId }) => orderId))])
  const titles = new Map(known.flatMap(({ items }) => items.map((item) => [item.id, titleOf(item)])))
  return rows.map(({ orderId, orderItemId, ticket, runCopies, place, isTracked }) => ({
    orderId,
    ticket,
    title: titles.get(orderItemId) ?? '',
    copies: runCopies,
    place,
    isTracked,
  }))
}
