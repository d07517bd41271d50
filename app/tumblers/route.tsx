import { useSearchParams } from 'react-router'
import { shopContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import { TumblerPage } from '#app/tumblers/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'Tumbler builder',
    description:
      'Engrave your own design on 20 or 40 oz insulated steel tumblers: upload it, see it on the cup in its finish, and order as few as one.',
    path: '/tumblers',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { tumblers, pricing } = context.get(shopContext)
  const [sizes, tiers] = await Promise.all([tumblers.sizes(), pricing.activeTiers()])
  return { sizes, tiers }
}

export default function Tumblers({ loaderData: { sizes, tiers } }: Route.ComponentProps) {
  const [firstSize] = sizes
  const [address] = useSearchParams()
  return firstSize ? (
    // Of another cart item, nothing stays on the page.
    <TumblerPage key={address.get('item')} sizes={sizes} firstSize={firstSize} tiers={tiers} />
  ) : (
    <EmptyState title="No Tumblers Yet!">The next cups are on their way to the laser.</EmptyState>
  )
}
