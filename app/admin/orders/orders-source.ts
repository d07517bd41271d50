import type { ListSource } from '#app/admin/lists/read-list.ts'
import { whereMay } from '#app/admin/where-may.ts'
import { lists, type OrderColumn } from '#domain/lists/lists.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { type OrderFilters, ordersToReview, readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrderTableRow } from '#server/orders/index.ts'
import type { Shop } from '#server/shop.ts'
import type { ShownOrder } from './shown-order.ts'

export const ordersSource = (
  { orders: { desk }, production }: Pick<Shop, 'orders' | 'production'>,
  actor: Actor,
): ListSource<OrderColumn, OrderFilters, ShownOrder> => ({
  ...{ name: 'orders', columns: lists.orders.columns, sort: lists.orders.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'To review', query: ordersToReview },
    { name: 'In production', query: 'status=in_production' },
    { name: 'Due today', query: 'due=today' },
    { name: 'Late', query: 'due=overdue' },
    { name: 'On the shelf', query: 'status=ready_for_pickup' },
  ],
  readFilters: readOrderFilters,
  async table(wish) {
    const page = await desk.table(actor, wish)
    return { ...page, rows: await withLeftOvers(production, actor, page.rows) }
  },
  counts: (views) => desk.countViews(actor, views),
})

async function withLeftOvers(
  production: Shop['production'],
  actor: Actor,
  rows: OrderTableRow[],
): Promise<ShownOrder[]> {
  const finished = rows.filter(({ status }) => !isOnTheWay(status) && status !== 'cancelled')
  const ids = finished.map((order) => order.id)
  const unpacked = await whereMay(actor, 'production.read', () => production.listUnpacked(actor, ids), [])
  const leftOvers = Map.groupBy(
    unpacked.filter(({ isTracked }) => isTracked),
    ({ orderId }) => orderId,
  )
  return rows.map((order) => ({ ...order, leftOvers: leftOvers.get(order.id) ?? [] }))
}
