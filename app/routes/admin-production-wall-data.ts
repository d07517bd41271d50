import { toWall } from '#app/admin/production/wall-data.ts'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-production-wall-data.ts'

/** What the wall asks for again and again. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { production, settings } = context.get(shopContext)
  const wall = toWall(await production.readBoard(actor), await settings.read())
  return Response.json(wall, { headers: { 'cache-control': 'no-store' } })
}
