import { readListSort } from '#app/admin/lists/read-list.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Route } from './+types/matching.route.ts'
import { ordersSource } from './orders-source.ts'

/** Everything an address's filters find, not only the rows shown, by id and number. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const sort = readListSort(ordersSource(shop, actor), searchParams)
  return { orders: await shop.orders.desk.matching(actor, { filters: readOrderFilters(searchParams), sort }) }
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
