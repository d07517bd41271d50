import { readMore } from '#app/admin/lists/read-list.ts'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/more.route.ts'
import { ordersSource } from './orders-source.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  return readMore(shop, actor, url.searchParams, ordersSource(shop, actor))
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
