import { WallPage } from '#app/admin/production/wall-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/wall.route.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [{ title: 'Floor' }, { name: 'robots', content: 'noindex' }]

/** Staff open it once on the wall screen; their session keeps it open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations, settings } = context.get(shopContext)
  const { siteName } = await settings.read()
  return { first: await operations.ask('production.read-wall', actor, {}), siteName }
}

export default function AdminProductionWall({ loaderData }: Route.ComponentProps) {
  return <WallPage {...loaderData} />
}
