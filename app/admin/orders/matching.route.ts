import { shopContext, visitContext } from '#app/context.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Route } from './+types/matching.route.ts'
import { readOrderSort } from './read-order-page.ts'

/** All orders that an address finds, and not only those that are shown, by id and number. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const wish = { filters: readOrderFilters(searchParams), sort: readOrderSort(searchParams) }
  return { orders: await context.get(shopContext).orders.desk.matching(actor, wish) }
}
