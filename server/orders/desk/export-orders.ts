import { inArray, type SQL } from 'drizzle-orm'
import { titleOf } from '#domain/orders/item-options.ts'
import type { OrderFilters } from '#domain/orders/order-filters.ts'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { eachMaybeLate } from '#server/kernel/postgres/may-be-late.ts'
import { csvHeader, csvRows } from '#server/kernel/text/csv.ts'
import type { OrdersDeps } from '../deps.ts'
import type { OrderCursor } from '../input.ts'
import { type OrderItemRow, type PlacedRow, toStaffSummary } from '../present.ts'
import { readPage } from '../read-page.ts'
import { type FilterDeps, whereOf } from '../staff/filter-orders.ts'
import { orders } from '../tables.ts'

/** The chosen orders, or all that match the filters. */
export type ExportWish = { orderIds: readonly string[] } | { filters: OrderFilters }

const header = [
  'Order number',
  'Placed',
  'Status',
  'Payment',
  'Customer',
  'Email',
  'Phone',
  'Delivery',
  'Items',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Total',
]

/** CSV in pieces, newest order first, a page at a time: a long list needs no more memory than a short one. Staff only. */
export async function exportOrders(
  deps: Pick<OrdersDeps, 'database'> & FilterDeps,
  wish: ExportWish,
): Promise<AsyncGenerator<string>> {
  const where = 'filters' in wish ? await whereOf(deps, wish.filters) : chosen(wish.orderIds)
  const { timeZone } = await deps.readSettings()
  return eachMaybeLate(pages(deps, where, timeZone))
}

const chosen = (orderIds: readonly string[]): SQL => inArray(orders.id, orderIds.filter(isUuid))

async function* pages(
  { database }: Pick<OrdersDeps, 'database'>,
  where: SQL | undefined,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvHeader(header)
  let before: OrderCursor | undefined
  do {
    const page = await readPage(
      database,
      where,
      before,
      (row, items) => toRow(row, items, timeZone),
      rowsPerPage,
    )
    if (page.orders.length > 0) yield csvRows(page.orders)
    before = page.next ?? undefined
  } while (before)
}

const rowsPerPage = 500

function toRow(row: PlacedRow, items: OrderItemRow[], timeZone: string): (string | number)[] {
  const order = toStaffSummary(row, items)
  const dollars = (amount: number): string => (amount / 100).toFixed(2)
  return [
    order.orderNumber,
    formatMoment(order.placedAt, timeZone),
    orderStatusNames[order.status],
    order.paymentStatus,
    order.contactName,
    order.contactEmail,
    order.contactPhone,
    order.deliveryMethod === 'pickup' ? 'pickup' : deliveryName(order).toLowerCase(),
    order.items.map((item) => `${item.quantity} × ${titleOf(item)}`).join('; '),
    dollars(order.subtotalCents),
    dollars(order.discountCents),
    dollars(order.shippingCents),
    dollars(order.taxCents),
    dollars(order.totalCents),
  ]
}
