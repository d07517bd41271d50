import { type ListSettings, readSort, settingsOf } from '#domain/lists/list-column.ts'
import { type OrderColumn, orderColumns } from '#domain/lists/lists.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { ShownOrder } from './shown-order.ts'

type Doors = Pick<Shop, 'orders' | 'people' | 'production'>

export const usualOrderSort = { column: 'placed', isDescending: true } as const

export const readOrderSort = (params: URLSearchParams) =>
  readSort(orderColumns, params.get('sort'), usualOrderSort)

export const readOrderSettings = async (
  { people }: Pick<Shop, 'people'>,
  actor: Actor,
): Promise<ListSettings<OrderColumn>> =>
  settingsOf(orderColumns, await people.listSettingsOf(actor, 'orders'))

/** As an address says behind which order a page starts; `next` is null on the last page. */
export type OrderPage = { orders: ShownOrder[]; next: { key: string; id: string } | null }

/** The page of the list that an address asks for. */
export async function readOrderPage(
  { orders, production }: Doors,
  actor: Actor,
  params: URLSearchParams,
  rows: number,
): Promise<OrderPage> {
  const [key, id] = [params.get('key'), params.get('after')]
  const page = await orders.desk.table(actor, {
    ...{ filters: readOrderFilters(params), sort: readOrderSort(params), rows },
    ...(key !== null && isUuid(id) && { after: { key, id } }),
  })
  const finished = page.orders.filter(({ status }) => !isOnTheWay(status) && status !== 'cancelled')
  const unpacked = await production.listUnpacked(
    actor,
    finished.map((order) => order.id),
  )
  const leftOvers = Map.groupBy(
    unpacked.filter(({ isTracked }) => isTracked),
    ({ orderId }) => orderId,
  )
  return {
    ...page,
    orders: page.orders.map((order) => ({ ...order, leftOvers: leftOvers.get(order.id) ?? [] })),
  }
}
