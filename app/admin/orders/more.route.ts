import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/more.route.ts'
import { readOrderPage, readOrderSettings } from './read-order-page.ts'

/** The page of orders behind one, by itself: what is shown already is not sent again. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const { rows } = await readOrderSettings(shop, actor)
  return readOrderPage(shop, actor, url.searchParams, rows)
}
